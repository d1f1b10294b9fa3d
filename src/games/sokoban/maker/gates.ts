import { opposite } from '../engine/board/floor.ts';
import { boxesOn, isOn, placesOn, shifted } from './boxBits.ts';
import type { Finished } from './cleaning.ts';
import { type Effort, Measure } from './effort.ts';
import type { Pulling } from './pulling.ts';

/** What a level is judged by before it may be shipped. */
export interface Judged {
  readonly effort: Effort;
  readonly moves: number;
  /** Parts of the pushes, out of a hundred, where nothing else could be pushed. */
  readonly forced: number;
  readonly boxes: number;
  /** Boxes that are home at the start. */
  readonly home: number;
  /** Boxes that are never pushed. */
  readonly idle: number;
}

/** How many pushes there are in a position, however foolish. */
const pushesIn = (pulling: Pulling, bits: { low: number; high: number }, pusher: number): number => {
  const { next, size } = pulling.floor;
  pulling.walk(pusher, bits.low, bits.high);
  const { reachLow, reachHigh } = pulling;
  let count = 0;
  for (const box of placesOn(bits)) {
    for (let direction = 0; direction < 4; direction++) {
      const [to, behind] = [next[box * 4 + direction]!, next[box * 4 + opposite(direction)]!];
      if (to === size || behind === size || isOn(to, bits.low, bits.high)) continue;
      if (isOn(behind, reachLow, reachHigh)) count++;
    }
  }
  return count;
};

/** Looks at a finished level, whose room was the last that was explored. */
export const judge = (pulling: Pulling, { plan, boxes, line }: Finished): Judged => {
  const { floor } = pulling;
  const places = boxes.map((cell) => floor.cells.indexOf(cell)).toSorted((one, other) => one - other);
  const shifts = line.map(({ box, direction }) => ({ from: box, to: floor.next[box * 4 + direction]!, direction }));
  let bits = boxesOn(places);
  let forced = 0;
  for (const [index, { from, to }] of shifts.entries()) {
    if (pushesIn(pulling, bits, line[index]!.walk[0]!) === 1) forced++;
    bits = shifted(bits, from, to);
  }
  return {
    effort: new Measure(floor).of(places, shifts),
    moves: line.reduce((sum, { walk }) => sum + walk.length, 0),
    forced: Math.round((100 * forced) / line.length),
    boxes: boxes.length,
    home: boxes.filter((cell) => plan.goals.has(cell)).length,
    idle: places.filter((place) => shifts.every(({ from }) => from !== place)).length,
  };
};

/**
 * Whether a greedy player solves it: one who only pushes what lowers the sum of all boxes' distances to the goals, each
 * counted as if it were alone, and who has all the luck in choosing among such pushes. Each lowers the sum by one, so he needs as
 * many pushes as the sum; and whoever needs no more than the sum has pushed like that.
 */
export const isWonByGreed = ({ pushes, bound }: Effort): boolean => pushes === bound;

/** Why a level is none for people; undefined if it is one. */
export const flawOf = ({ effort, moves, forced, boxes, home, idle }: Judged): string | undefined => {
  if (boxes < 2) return 'one box';
  if (idle > 0) return 'idle box';
  if (isWonByGreed(effort)) return 'greed';
  if (effort.against < 1) return 'straight on';
  if (effort.switches < 2) return 'two halves';
  if (forced > 60) return 'forced';
  if (moves > 6 * effort.pushes) return 'walking';
  if (3 * home > boxes) return 'half done';
  return effort.bound < boxes + 2 ? 'beside the goals' : undefined;
};
