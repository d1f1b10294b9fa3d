import type { Dice } from '../../../core/random.ts';
import { bestLine } from './bestLine.ts';
import { type BoxBits, isOn, placesOn } from './boxBits.ts';
import { type Effort, Measure, type Shift, scoreOf } from './effort.ts';
import type { Position, Pulling } from './pulling.ts';

/** A position that a level may begin with. */
export interface Start {
  readonly position: Position;
  readonly effort: Effort;
  readonly score: number;
}

/** What a start has to be like. */
export interface Taste {
  /** Scores that are wanted: below there is something better already, beyond a level would be harder than was asked for. */
  readonly least: number;
  readonly most: number;
  /** For each place, the one that has a box too when it has: a start that is symmetric. */
  readonly image?: ((place: number) => number) | undefined;
  readonly isFit?: (effort: Effort) => boolean;
}

/** How many positions are looked at in a room. */
const LOOKS = 48;

/** Farther than so many parts of the whole way, out of twelve. */
const NEAREST = 5;

/** The push from a position to the next one on its way. */
const shiftBetween = ({ floor }: Pulling, one: BoxBits, other: BoxBits): Shift => {
  const [from] = placesOn({ low: one.low & ~other.low, high: one.high & ~other.high });
  const [to] = placesOn({ low: other.low & ~one.low, high: other.high & ~one.high });
  const direction = [0, 1, 2, 3].find((side) => floor.next[from! * 4 + side] === to)!;
  return { from: from!, to: to!, direction };
};

/** Pushes from a position on, one of the shortest ways. */
const shiftsFrom = (pulling: Pulling, number: number): readonly Shift[] => {
  const shifts: Shift[] = [];
  for (let at = number; pulling.before(at) >= 0; at = pulling.before(at)) {
    shifts.push(shiftBetween(pulling, pulling.position(at), pulling.position(pulling.before(at))));
  }
  return shifts;
};

/** Whether at most a third of the boxes are on goals. */
const isFarFromHome = ({ floor }: Pulling, { low, high }: BoxBits): boolean =>
  3 * floor.goals.filter((goal) => isOn(goal, low, high)).length <= floor.goals.length;

/** Positions to look at, by their numbers: by chance, every other one of the farthest, as layers thin out towards the end. */
const looksAt = ({ roll }: Dice, numbers: readonly number[]): readonly number[] =>
  Array.from({ length: LOOKS }, (_, look) => {
    const count = numbers.length;
    return numbers[look % 2 === 0 ? roll(count) : count - 1 - roll(Math.ceil(count / 8))]!;
  });

const isSymmetric = (position: Position, image: (place: number) => number): boolean =>
  placesOn(position).every((place) => isOn(image(place), position.low, position.high));

/** The positions of a room that are far from solved. */
const farOnes = (pulling: Pulling, { image }: Taste): readonly number[] => {
  const { depth } = pulling;
  const first = pulling.layer(Math.max(1, Math.floor((depth * NEAREST) / 12)));
  const all = Array.from({ length: pulling.layer(depth + 1) - first }, (_, index) => first + index);
  return image ? all.filter((number) => isSymmetric(pulling.position(number), image)) : all;
};

/** How many of those that look best are looked at closely. */
const CLOSE_LOOKS = 3;

/** A start as it is with its best line: what chance read off one of the shortest ways may be better than the level is. */
const closely = (pulling: Pulling, measure: Measure, position: Position): Start => {
  const { next } = pulling.floor;
  const shifts = bestLine(pulling, position, position.least).map(({ box, direction }) => ({
    from: box,
    to: next[box * 4 + direction]!,
    direction,
  }));
  const effort = measure.of(placesOn(position), shifts);
  return { position, effort, score: scoreOf(effort) };
};

const isFine = ({ effort, score }: Start, { least, most, isFit }: Taste): boolean =>
  score >= least && score <= most && isFit?.(effort) !== false;

/** The best start of a room that is to somebody's taste, among some far from solved that chance looks at. */
export const choose = (dice: Dice, pulling: Pulling, taste: Taste): Start | undefined => {
  const numbers = pulling.depth < 3 ? [] : farOnes(pulling, taste);
  if (numbers.length === 0) return undefined;
  const measure = new Measure(pulling.floor);
  const seen = [...new Set(looksAt(dice, numbers))].flatMap((number): readonly Start[] => {
    const position = pulling.position(number);
    if (!isFarFromHome(pulling, position)) return [];
    const effort = measure.of(placesOn(position), shiftsFrom(pulling, number));
    return [{ position, effort, score: scoreOf(effort) }];
  });
  return seen
    .filter((start) => isFine(start, taste))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, CLOSE_LOOKS)
    .map(({ position }) => closely(pulling, measure, position))
    .filter((start) => isFine(start, taste))
    .toSorted((one, other) => other.score - one.score)[0];
};
