import type { Drawing, Sides } from './drawing.ts';
import { flipped, outlined, pixels, type Rect } from './pixels.ts';

/** What the worker wears in the classic skin, where he is a tiny man of few pixels. */
export interface Clothes {
  readonly cap: string;
  readonly coat: string;
  readonly trousers: string;
}

type Rects = readonly Rect[];

/** The large parts of him, from above to below. */
interface Figure {
  readonly cap: Rects;
  readonly skin: Rects;
  readonly coat: Rects;
  readonly legs: Rects;
  readonly shoes: Rects;
}

const TRUNK: Pick<Figure, 'cap' | 'legs' | 'shoes'> = {
  cap: [
    [11, 2, 8, 2],
    [9, 4, 12, 4],
  ],
  legs: [
    [10, 23, 4, 3],
    [16, 23, 4, 3],
  ],
  shoes: [
    [9, 26, 5, 2],
    [16, 26, 5, 2],
  ],
};

const [HEAD, BODY]: readonly [Rect, Rect] = [
  [9, 8, 12, 7],
  [9, 15, 12, 8],
];

/** Seen from the front, and from behind. */
const UPRIGHT: Figure = {
  ...TRUNK,
  skin: [HEAD, [6, 21, 3, 2], [21, 21, 3, 2]],
  coat: [BODY, [6, 16, 3, 5], [21, 16, 3, 5]],
};

const ARMS_UP: Figure = {
  ...TRUNK,
  skin: [HEAD, [5, 8, 3, 2], [22, 8, 3, 2]],
  coat: [BODY, [5, 10, 3, 7], [22, 10, 3, 7], [7, 15, 2, 3], [21, 15, 2, 3]],
};

/** Going to the right, one hand before him. */
const SIDEWAYS: Figure = {
  cap: [
    [10, 2, 8, 2],
    [9, 4, 11, 4],
    [20, 6, 4, 2],
  ],
  skin: [
    [9, 8, 11, 7],
    [20, 10, 2, 2],
    [22, 17, 3, 3],
  ],
  coat: [
    [10, 15, 10, 8],
    [20, 17, 2, 3],
  ],
  legs: TRUNK.legs,
  shoes: [
    [10, 26, 5, 2],
    [16, 26, 6, 2],
  ],
};

const dressed = ({ cap, skin, coat, legs, shoes }: Figure, clothes: Clothes): Drawing =>
  outlined(
    [
      pixels(clothes.cap, ...cap),
      pixels('skin', ...skin),
      pixels(clothes.coat, ...coat),
      pixels(clothes.trousers, ...legs),
      pixels('hair', ...shoes),
    ],
    ...cap,
    ...skin,
    ...coat,
    ...legs,
    ...shoes,
  );

/** A face with hair around it, and a coat with buttons and a belt. */
const faced = (eyes: Rects): Drawing => [
  pixels('hair', [9, 8, 1, 4], [20, 8, 1, 4], [9, 8, 12, 1]),
  pixels('edge', ...eyes),
  pixels('cloth', [14, 17, 2, 1], [14, 19, 2, 1], [9, 22, 12, 1]),
];

const MOUTH = pixels('cheek', [13, 13, 4, 1]);

const OPEN: Rects = [
  [12, 10, 2, 3],
  [16, 10, 2, 3],
];

const SHUT: Rects = [
  [11, 11, 3, 1],
  [16, 11, 3, 1],
];

const back = (clothes: Clothes): Drawing => [
  ...dressed(UPRIGHT, clothes),
  pixels('hair', [9, 8, 12, 5], [11, 13, 8, 1]),
  pixels('cloth', [12, 15, 1, 7], [17, 15, 1, 7], [9, 22, 12, 1]),
];

const right = (clothes: Clothes): Drawing => [
  ...dressed(SIDEWAYS, clothes),
  pixels('hair', [9, 8, 4, 6], [13, 8, 2, 3]),
  pixels('edge', [17, 10, 2, 3], [13, 16, 7, 1], [13, 20, 7, 1], [12, 17, 1, 3]),
  pixels('cheek', [17, 14, 2, 1]),
  pixels('cloth', [10, 22, 10, 1]),
];

/** Back, right, front and left. */
export const tinyMan = (clothes: Clothes): Sides => {
  const side = right(clothes);
  return {
    up: back(clothes),
    right: side,
    down: [...dressed(UPRIGHT, clothes), ...faced(OPEN), MOUTH],
    left: flipped(side),
  };
};

/** The same while it is not his turn. */
export const tinySleeper = (clothes: Clothes): Drawing => [...dressed(UPRIGHT, clothes), ...faced(SHUT), MOUTH];

/** The same when a level is solved. */
export const tinyGlad = (clothes: Clothes): Drawing => [
  ...dressed(ARMS_UP, clothes),
  ...faced([
    [11, 10, 3, 1],
    [16, 10, 3, 1],
    [13, 12, 4, 2],
  ]),
];
