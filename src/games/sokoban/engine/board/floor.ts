import { type Cell, DIRECTIONS, neighbour } from '../../../../core/grid.ts';
import type { Warehouse } from '../../rules.ts';

/** What the solvers take on: the number of a place has 16 bits, also that of walls. */
export const MOST_CELLS = 2 ** 16 - 1;

/** Goals at the most: with more, to assign them once takes too long. And places times goals: several tables have a number for each of these. */
const MOST_GOALS = 2 ** 8;
export const MOST_WAYS = 2 ** 22;

/** How many goals the solvers take on with so many places. */
export const mostGoals = (size: number): number => Math.min(MOST_GOALS, Math.floor(MOST_WAYS / size));

/** The other way: directions are numbers here, in the order of `DIRECTIONS`. */
export const opposite = (direction: number): number => (direction + 2) & 3;

/**
 * The inside of a warehouse for a program in a hurry. Its places are the cells inside, numbered from 0, and one more
 * that stands for every wall.
 */
export interface Floor {
  readonly cells: readonly Cell[];
  /** How many places there are: the number of the one that stands for walls. */
  readonly size: number;
  /** The place next to each, four directions a place. */
  readonly next: Int32Array;
  readonly goals: readonly number[];
}

export const floorOf = (warehouse: Warehouse): Floor => {
  const { inside } = warehouse;
  const cells = [...inside.keys()].filter((cell) => inside[cell]);
  const size = cells.length;
  const places = new Map<Cell | undefined, number>(cells.map((cell, place) => [cell, place]));
  const next = new Int32Array(4 * size + 4).fill(size);
  for (const [place, cell] of cells.entries()) {
    for (const [index, direction] of DIRECTIONS.entries()) {
      next[place * 4 + index] = places.get(neighbour(cell, direction, warehouse)) ?? size;
    }
  }
  return { cells, size, next, goals: [...cells.keys()].filter((place) => warehouse.goals[cells[place]!]) };
};
