import type { Dice } from '../../../../core/random.ts';
import { placesOf, randomBoard } from '../testing.ts';
import { type Floor, floorOf, opposite } from './floor.ts';

/** A floor, where its boxes and walls are, and one free place. */
export interface Scene {
  readonly floor: Floor;
  readonly boxes: readonly number[];
  readonly pusher: number;
  readonly taken: Uint8Array;
}

export const sceneOf = (floor: Floor, boxes: readonly number[], pusher: number): Scene => {
  const taken = new Uint8Array(floor.size + 1);
  for (const place of [...boxes, floor.size]) taken[place] = 1;
  return { floor, boxes, pusher, taken };
};

export const randomScene = ({ roll }: Dice): Scene => {
  const start = randomBoard({ roll }, { width: 5 + roll(4), height: 5 + roll(3) }, 2 + roll(5));
  const floor = floorOf(start.warehouse);
  const { boxes, pusher } = placesOf(start, floor.cells);
  return sceneOf(floor, boxes, pusher);
};

/** All that one can walk to from a place, whatever is taken and one box more in the way. */
export const flood = ({ next }: Floor, taken: Uint8Array, from: number, box: number): ReadonlySet<number> => {
  const found = new Set([from]);
  for (const place of found) {
    for (const to of next.subarray(place * 4, place * 4 + 4)) if (!taken[to] && to !== box) found.add(to);
  }
  return found;
};

/** A box on a place, with the pusher in a part of the floor that its least place tells. */
export interface Stood {
  readonly box: number;
  readonly room: number;
  readonly area: number;
  /** The fewest pushes, or pulls, to come to it. */
  readonly pushes: number;
}

export type PlainWay = 'push' | 'pull';

/** Where the box and the pusher are after a step with him on one side of it. */
const stepped = ({ next }: Floor, box: number, side: number, way: PlainWay) => {
  const beside = next[box * 4 + side]!;
  return way === 'pull'
    ? { beside, to: beside, after: next[beside * 4 + side]! }
    : { beside, to: next[box * 4 + opposite(side)]!, after: box };
};

/** Every journey of a box, breadth first and by plain floods, with the box where it is as the first. */
export const plainJourneys = ({ floor, taken, pusher }: Scene, first: number, way: PlainWay): readonly Stood[] => {
  const others = taken.with(first, 0);
  const stood = (box: number, at: number, pushes: number): Stood => {
    const part = flood(floor, others, at, box);
    return { box, room: Math.min(...part), area: part.size, pushes };
  };
  const all = [stood(first, pusher, 0)];
  const isNew = ({ box, room }: Stood): boolean => !all.some((each) => each.box === box && each.room === room);
  for (const { box, room, pushes } of all) {
    const part = flood(floor, others, room, box);
    for (const side of [0, 1, 2, 3]) {
      const { beside, to, after } = stepped(floor, box, side, way);
      if (!part.has(beside) || others[to] || others[after]) continue;
      const one = stood(to, after, pushes + 1);
      if (isNew(one)) all.push(one);
    }
  }
  return all;
};
