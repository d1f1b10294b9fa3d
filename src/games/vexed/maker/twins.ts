import { type Cell, column, row } from '../../../core/grid.ts';
import type { Shaft } from '../position.ts';

/** Cells that may differ: two places that nobody would tell apart. */
const NEAR = 2;

const mirrored = (shaft: Shaft): Shaft => {
  const at = (_: boolean, cell: Cell): Cell => row(cell, shaft) * shaft.width + shaft.width - 1 - column(cell, shaft);
  return {
    ...shaft,
    rocks: shaft.rocks.map((rock, cell) => shaft.rocks[at(rock, cell)]!),
    ladders: shaft.ladders.map((ladder, cell) => shaft.ladders[at(ladder, cell)]!),
  };
};

const difference = (one: Shaft, other: Shaft): number =>
  one.rocks.filter((rock, cell) => rock !== other.rocks[cell] || one.ladders[cell] !== other.ladders[cell]).length;

/** Whether two places are the same but for a cell or two, also in a mirror. */
export const areTwins = (one: Shaft, other: Shaft): boolean => {
  if (one.width !== other.width || one.height !== other.height) return false;
  return difference(one, other) <= NEAR || difference(mirrored(one), other) <= NEAR;
};
