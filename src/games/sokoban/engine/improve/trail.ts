import type { Thrift } from '../../../../core/game.ts';
import type { Setting } from '../attempt.ts';
import { Pieces } from '../steps/pieces.ts';

/** A line on the floor: the directions of its moves, and which of these push. */
export interface Trail {
  readonly directions: Uint8Array;
  /** How many moves are made when each push is, that push included; 0 comes first. */
  readonly marks: Int32Array;
}

/** What comes after the push that solves the level is left out. */
export const trailOf = ({ floor, boxes, pusher }: Setting, directions: Uint8Array): Trail => {
  const pieces = new Pieces(floor, boxes, pusher);
  const marks = [0];
  for (const [index, direction] of directions.entries()) {
    if (!pieces.step(direction)) continue;
    marks.push(index + 1);
    if (pieces.away === 0) break;
  }
  return { directions: directions.subarray(0, marks.at(-1)), marks: Int32Array.from(marks) };
};

/** A piece of a trail, between two of its marks. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The trail with other directions in a window. */
export const spliced = (
  setting: Setting,
  { directions, marks }: Trail,
  { from, to }: Window,
  way: Uint8Array,
): Trail => {
  const [before, after] = [directions.subarray(0, marks[from]), directions.subarray(marks[to])];
  const all = new Uint8Array(before.length + way.length + after.length);
  all.set(before);
  all.set(way, before.length);
  all.set(after, before.length + way.length);
  return trailOf(setting, all);
};

/** Whether a trail is shorter than another in what counts, or as short and better in the other. */
export const isBetter = (one: Trail, other: Trail, thrift: Thrift): boolean => {
  const moves = one.directions.length - other.directions.length;
  const pushes = one.marks.length - other.marks.length;
  return thrift === 'moves' ? moves < 0 || (moves === 0 && pushes < 0) : pushes < 0 || (pushes === 0 && moves < 0);
};
