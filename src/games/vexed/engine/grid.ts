import { type Cell, cellAt, column, DIRECTIONS, type Direction, row } from '../../../core/grid.ts';
import { isLadder, isRock, type Shaft } from '../position.ts';

/**
 * A shaft for a program in a hurry. Its places are its cells and a frame of rock around them, so that no step leaves
 * it. They are numbered column by column from 0, each below the one before: boxes in the order of their places are in
 * the order of their columns.
 */
export interface Grid {
  readonly shaft: Shaft;
  /** How many places there are, and how many in a column. */
  readonly size: number;
  readonly height: number;
  readonly rocks: Uint8Array;
  readonly ladders: Uint8Array;
  /** Ruling 3: places where the human stands whatever boxes there are. */
  readonly footholds: Uint8Array;
  /** How far the next place is in each direction, in the order of `DIRECTIONS`. */
  readonly steps: readonly number[];
  /** Where a step leads, four directions a place: 0 if there is a rock, or no ladder to climb. */
  readonly ways: Uint16Array;
}

type Ground = Pick<Grid, 'rocks' | 'ladders' | 'steps'>;

/** Rulings 5, 7 and 8, as far as no box is concerned. */
const way = ({ rocks, ladders, steps }: Ground, place: number, direction: number): number => {
  const to = place + steps[direction]!;
  const isClimb = direction % 2 === 0;
  if (rocks[place] || rocks[to] || (isClimb && !ladders[place] && !ladders[to])) return 0;
  return to;
};

export const gridOf = (shaft: Shaft): Grid => {
  const height = shaft.height + 2;
  const places = [...Array((shaft.width + 2) * height).keys()];
  const cells = places.map((place) => cellOf({ shaft, height }, place));
  const distances: Readonly<Record<Direction, number>> = { up: -1, right: height, down: 1, left: -height };
  const rocks = Uint8Array.from(cells, (cell) => Number(isRock(shaft, cell)));
  const ladders = Uint8Array.from(cells, (cell) => Number(isLadder(shaft, cell)));
  const steps = DIRECTIONS.map((direction) => distances[direction]);
  return {
    shaft,
    size: places.length,
    height,
    rocks,
    ladders,
    footholds: Uint8Array.from(places, (place) => ladders[place]! | ladders[place + 1]! | rocks[place + 1]!),
    steps,
    ways: Uint16Array.from(
      places.flatMap((place) => steps.map((_, index) => way({ rocks, ladders, steps }, place, index))),
    ),
  };
};

/** The cell of a place; none on the frame. */
export const cellOf = ({ shaft, height }: Pick<Grid, 'shaft' | 'height'>, place: number): Cell | undefined =>
  cellAt(Math.floor(place / height) - 1, (place % height) - 1, shaft);

export const placeOf = ({ shaft, height }: Grid, cell: Cell): number =>
  (column(cell, shaft) + 1) * height + row(cell, shaft) + 1;
