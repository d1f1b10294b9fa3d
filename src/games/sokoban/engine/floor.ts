import { type Cell, DIRECTIONS, neighbour } from '../../../core/grid.ts';
import type { Warehouse } from '../rules.ts';

/** What the solvers take on; on larger boards their arithmetic would overflow, and their hopes are slim anyway. */
export const MOST_CELLS = 2 ** 14;
export const MOST_GOALS = 2 ** 6;

/** More than the ways of all boxes to their goals together. */
export const FAR = 2 * MOST_CELLS * MOST_GOALS;

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
  /** Pushes from each place to each goal, as many numbers a place as there are goals, if no other box were there. */
  readonly distances: Int32Array;
  /** Places from which no goal can be reached, walls among them. */
  readonly dead: Uint8Array;
}

/** The pushes it takes to bring a box to a goal, found by pulling it away from there. */
const distancesTo = (goal: number, next: Int32Array, size: number): Int32Array => {
  const distances = new Int32Array(size).fill(FAR);
  distances[goal] = 0;
  const queue = [goal];
  for (const place of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const from = next[place * 4 + direction]!;
      if (from === size || distances[from] !== FAR || next[from * 4 + direction] === size) continue;
      distances[from] = distances[place]! + 1;
      queue.push(from);
    }
  }
  return distances;
};

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
  const goals = [...cells.keys()].filter((place) => warehouse.goals[cells[place]!]);
  const distances = new Int32Array(size * goals.length);
  const dead = new Uint8Array(size + 1).fill(1);
  for (const [index, goal] of goals.entries()) {
    for (const [place, distance] of distancesTo(goal, next, size).entries()) {
      distances[place * goals.length + index] = distance;
      if (distance < FAR) dead[place] = 0;
    }
  }
  return { cells, size, next, goals, distances, dead };
};
