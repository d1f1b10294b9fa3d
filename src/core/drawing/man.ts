import { area, cased, circle, type Drawing, ellipse, line, mirrored, type Sides } from './drawing.ts';

/** The colours of a tiny man's clothes, and what he wears on his head, seen from the front, the back and the right. */
export interface Outfit {
  readonly coat: string;
  readonly hat: Readonly<Record<'front' | 'back' | 'side', Drawing>>;
}

const SHADOW = area('shade', ellipse(50, 92, 27, 6));

const FEET = cased('hair', 'M33 82h14v10h-16a4 4 0 0 1 -1 -5zM53 82h14l3 5a4 4 0 0 1 -1 5h-16z');

const WIDE_COAT = 'M38 52h24c8 0 11 5 12 12l2 20q-26 7 -52 0l2 -20c1 -7 4 -12 12 -12z';

const HANDS = cased('skin', circle(24, 74, 6) + circle(76, 74, 6));

const head = (fill: string) => cased(fill, 'M50 10a25 24 0 0 1 0 48a25 24 0 0 1 0 -48z');

const front = ({ coat, hat }: Outfit): Drawing => [
  SHADOW,
  FEET,
  cased(coat, WIDE_COAT),
  line('cloth', 4, 'M43 56l7 9l7 -9M50 65v20'),
  HANDS,
  head('skin'),
  ...hat.front,
];

const EYES_OPEN = area('edge', ellipse(41, 42, 3.5, 5) + ellipse(59, 42, 3.5, 5));

const EYES_SHUT = line('edge', 3.5, 'M36 42q5 4 10 0M54 42q5 4 10 0');

const back = ({ coat, hat }: Outfit): Drawing => [
  SHADOW,
  FEET,
  HANDS,
  cased(coat, WIDE_COAT),
  line('cloth', 4, circle(50, 72, 7)),
  head('hair'),
  ...hat.back,
];

const side = ({ coat, hat }: Outfit): Drawing => [
  SHADOW,
  cased('hair', 'M32 80h15v12h-15zM50 80h14l7 7a4 4 0 0 1 -2 5h-19z'),
  cased(coat, 'M42 52h16c7 0 9 6 10 12l2 20q-20 6 -40 0l2 -20c1 -6 3 -12 10 -12z'),
  cased(coat, 'M46 60q8 -3 11 3l15 4v9q-14 1 -22 -4z'),
  cased('skin', circle(76, 71, 6)),
  cased('skin', 'M50 10c15 0 24 9 25 20l5 9q1 3 -4 4c-3 10 -12 15 -24 15a25 24 0 0 1 -2 -48z'),
  area('edge', ellipse(64, 41, 3.5, 5)),
  ...hat.side,
];

/** A man in four sides: his face, his back, and the two profiles. */
export const man = (outfit: Outfit): Sides => {
  const right = side(outfit);
  return { down: [...front(outfit), EYES_OPEN], up: back(outfit), right, left: mirrored(right) };
};

/** The same man while it is not his turn: eyes shut. */
export const sleeper = (outfit: Outfit): Drawing => [...front(outfit), EYES_SHUT];
