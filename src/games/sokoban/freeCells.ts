import { type Cell, column, DIRECTIONS, type Direction, OPPOSITE, type Size } from '../../core/grid.ts';
import type { State } from './rules.ts';

const WAYS = DIRECTIONS.length;

/** For the number of a direction that of its opposite. */
export const BACK: readonly number[] = DIRECTIONS.map((direction) => DIRECTIONS.indexOf(OPPOSITE[direction]));

const [RIGHT, DOWN] = [DIRECTIONS.indexOf('right'), DIRECTIONS.indexOf('down')];

/** The number in the arrays for a cell that is none. */
const NONE = -1;

/** The cells that are free, and which are side by side: worked out once, for searches that ask it very often. */
export class FreeCells {
  readonly cells: number;
  /** The free cell one step away, for every free cell and direction. */
  readonly #steps: Int32Array;

  constructor(size: Size, free: readonly boolean[]) {
    this.cells = free.length;
    this.#steps = new Int32Array(this.cells * WAYS).fill(NONE);
    for (let cell = 0; cell < this.cells; cell++) {
      if (!free[cell]) continue;
      const [right, below] = [cell + 1, cell + size.width];
      if (free[right] && column(right, size) > 0) this.#join(cell, right, RIGHT);
      if (free[below]) this.#join(cell, below, DOWN);
    }
  }

  /** The cell one step away, unless it is not free; a way is the number of a direction. */
  next(cell: Cell, way: number): Cell | undefined {
    const to = this.#steps[cell * WAYS + way]!;
    return to === NONE ? undefined : to;
  }

  #join(from: Cell, to: Cell, way: number): void {
    this.#steps[from * WAYS + way] = to;
    this.#steps[to * WAYS + BACK[way]!] = from;
  }
}

/** Everything but walls, boxes and other pushers; the box that is being moved is not in its own way. */
export const freeCellsOf = ({ warehouse, boxes, waiting }: State, moving?: Cell): FreeCells => {
  const free = warehouse.walls.map((isWall) => !isWall);
  for (const cell of [...boxes, ...waiting]) free[cell] = cell === moving;
  return new FreeCells(warehouse, free);
};

/** Walks on free cells, one after another in the same memory: what is asked is asked of the last one. */
export class Walks {
  readonly #free: FreeCells;
  /** Which walk reached a cell last: so nothing needs to be wiped before the next. */
  readonly #reachedBy: Int32Array;
  readonly #distance: Int32Array;
  readonly #before: Int32Array;
  readonly #way: Uint8Array;
  readonly #queue: Int32Array;
  #number = 0;

  constructor(free: FreeCells) {
    this.#free = free;
    this.#reachedBy = new Int32Array(free.cells);
    this.#distance = new Int32Array(free.cells);
    this.#before = new Int32Array(free.cells);
    this.#way = new Uint8Array(free.cells);
    this.#queue = new Int32Array(free.cells);
  }

  /** Breadth first, never onto the box, until every wanted cell is reached or nothing is left. */
  start(from: Cell, wanted: readonly Cell[], box?: Cell): void {
    this.#number += 1;
    if (box !== undefined) this.#reachedBy[box] = this.#number;
    this.#reachedBy[from] = this.#number;
    this.#distance[from] = 0;
    this.#before[from] = NONE;
    this.#queue[0] = from;
    let missing = wanted.filter((cell) => cell !== from).length;
    for (let [at, end] = [0, 1]; at < end && missing > 0; at++) {
      const cell = this.#queue[at]!;
      for (let way = 0; way < WAYS; way++) {
        const to = this.#enter(cell, way);
        if (to === undefined) continue;
        this.#queue[end++] = to;
        if (wanted.includes(to)) missing -= 1;
      }
    }
  }

  /** The fewest steps to a cell; undefined when the walk did not come there. */
  distance(to: Cell): number | undefined {
    return this.#reachedBy[to] === this.#number ? this.#distance[to] : undefined;
  }

  /** The way to a cell that was reached. */
  path(to: Cell): readonly Direction[] {
    const path: Direction[] = [];
    for (let at = to; this.#before[at] !== NONE; at = this.#before[at]!) path.push(DIRECTIONS[this.#way[at]!]!);
    return path.reverse();
  }

  /** The next cell that way, if the walk comes there for the first time. */
  #enter(from: Cell, way: number): Cell | undefined {
    const to = this.#free.next(from, way);
    if (to === undefined || this.#reachedBy[to] === this.#number) return undefined;
    this.#reachedBy[to] = this.#number;
    this.#distance[to] = this.#distance[from]! + 1;
    this.#before[to] = from;
    this.#way[to] = way;
    return to;
  }
}
