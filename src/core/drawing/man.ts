import {
  area,
  cased,
  circle,
  type Drawing,
  ellipse,
  faint,
  fine,
  line,
  mirrored,
  type Patch,
  type Sides,
} from './drawing.ts';

/** What a worker wears, seen from the front, the back and the right. */
export interface Outfit {
  /** The colour of his coat, and what is on it. */
  readonly coat: string;
  readonly trimmings: Readonly<Record<'front' | 'back' | 'side', Drawing>>;
  readonly hat: Readonly<Record<'front' | 'back' | 'side', Drawing>>;
}

/** Around small things, which a full line would swallow. */
export const THIN = { stroke: 'edge', width: 3 };

const SHADOW = area('shade', ellipse(50, 92, 27, 6.5));

const FEET = cased('hair', 'M34 80h14v9q0 4 -4 4h-9q-5 0 -4 -5zM52 80h14l3 8q1 5 -4 5h-9q-4 0 -4 -4z', THIN);

const COAT = 'M36 52h28q9 1 12 10l5 19q-31 10 -62 0l5 -19q3 -9 12 -10z';

const COAT_SIDE = 'M40 52h20q8 1 10 10l4 19q-24 9 -48 0l4 -19q2 -9 10 -10z';

const HANDS = cased('skin', circle(21, 74, 6.5) + circle(79, 74, 6.5), THIN);

const HEAD = 'M50 7q27 0 27 26.5q0 25 -27 25t-27 -25q0 -26.5 27 -26.5z';

const cheeks = (d: string): Patch => fine(faint(area('cheek', d), 0.7));

const coat = (colour: string, d: string, trimmings: Drawing): Drawing => [
  area(colour, d),
  ...trimmings,
  line('edge', 4, d),
];

const EYES_OPEN = area('edge', ellipse(41, 39, 3.8, 5.2) + ellipse(59, 39, 3.8, 5.2));

const EYES_SHUT = line('edge', 3.5, 'M36 40q5 4 10 0M54 40q5 4 10 0');

const front = (outfit: Outfit, eyes: Patch): Drawing => [
  SHADOW,
  FEET,
  ...coat(outfit.coat, COAT, outfit.trimmings.front),
  HANDS,
  cased('skin', HEAD),
  cheeks(ellipse(33, 45, 4.5, 3) + ellipse(67, 45, 4.5, 3)),
  eyes,
  fine(line('edge', 3, 'M46.5 49q3.5 2.5 7 0')),
  ...outfit.hat.front,
];

const back = (outfit: Outfit): Drawing => [
  SHADOW,
  FEET,
  HANDS,
  ...coat(outfit.coat, COAT, outfit.trimmings.back),
  cased('skin', ellipse(23.5, 38, 5, 7) + ellipse(76.5, 38, 5, 7), THIN),
  cased('hair', HEAD),
  ...outfit.hat.back,
];

const side = (outfit: Outfit): Drawing => [
  SHADOW,
  cased('hair', 'M31 79h15v14h-13q-4 0 -4 -5zM51 79h14l7 8q2 6 -4 6h-17z', THIN),
  ...coat(outfit.coat, COAT_SIDE, outfit.trimmings.side),
  cased(outfit.coat, 'M44 59q9 -4 14 2l17 3.5v11q-16 2 -26 -3q-7 -5 -5 -13.5z'),
  cased('skin', circle(79.5, 70, 6.5), THIN),
  cased('skin', 'M49 7q25 0 27.5 24l4.5 8q1 3.5 -4 4.5q-4 15 -27 15q-27 0 -27 -25q0 -26.5 26 -26.5z'),
  cheeks(ellipse(57, 46, 4.5, 3)),
  area('edge', ellipse(65.5, 39, 3.8, 5.2)),
  ...outfit.hat.side,
];

/** A man in four sides: his face, his back, and the two profiles. */
export const man = (outfit: Outfit): Sides => {
  const right = side(outfit);
  return { down: front(outfit, EYES_OPEN), up: back(outfit), right, left: mirrored(right) };
};

/** The same man with both arms up: a level is solved. */
export const glad = (outfit: Outfit): Drawing => [
  SHADOW,
  FEET,
  cased(outfit.coat, 'M36 54q-9 -2 -17 -18l-9 5q6 22 18 26zM64 54q9 -2 17 -18l9 5q-6 22 -18 26z'),
  cased('skin', circle(13, 34, 7) + circle(87, 34, 7), THIN),
  ...coat(outfit.coat, COAT, outfit.trimmings.front),
  cased('skin', HEAD),
  cheeks(ellipse(33, 45, 4.5, 3) + ellipse(67, 45, 4.5, 3)),
  line('edge', 4, 'M36.5 40q4.5 -6 9 0M54.5 40q4.5 -6 9 0'),
  area('edge', 'M44 47q6 3 12 0q-1 8 -6 8t-6 -8z'),
  ...outfit.hat.front,
];

/** The same man while it is not his turn: eyes shut. */
export const sleeper = (outfit: Outfit): Drawing => front(outfit, EYES_SHUT);
