import { type Cell, DIRECTIONS } from '../../core/grid.ts';
import type { FreeCells } from './freeCells.ts';

const WAYS = DIRECTIONS.length;

/** Whether a pusher beside a box can walk around it to another side of it. */
export type Around = (box: Cell, one: Cell, other: Cell) => boolean;

/**
 * That for every box on the floor around a start, worked out at once. Two sides of a box are joined around it just when
 * their steps onto its cell lie in one block, a part of the floor that no single cell cuts in two (Hopcroft and Tarjan).
 */
export const aroundOn = (floor: FreeCells, start: Cell): Around => {
  const walk = walkDeep(floor, start);
  const blocks = blocksOf(walk, lowest(floor, walk));
  /** A step lies in the block of whichever of its cells was found from the other side of it, and so later. */
  const blockOf = (a: Cell, b: Cell): number => blocks[walk.order[a]! > walk.order[b]! ? a : b]!;
  return (box, one, other) => blockOf(box, one) === blockOf(box, other);
};

/** A walk that always goes on from the newest cell, and back when it is stuck. */
interface DeepWalk {
  readonly found: readonly Cell[];
  /** When each cell was found, from 1, and from where. */
  readonly order: Int32Array;
  readonly parent: Int32Array;
}

const walkDeep = (floor: FreeCells, start: Cell): DeepWalk => {
  const [order, parent] = [new Int32Array(floor.cells), new Int32Array(floor.cells)];
  const tried = new Uint8Array(floor.cells);
  const found = [start];
  order[start] = 1;
  for (let cell = start; cell !== start || tried[cell]! < WAYS; ) {
    if (tried[cell] === WAYS) {
      cell = parent[cell]!;
      continue;
    }
    const to = floor.next(cell, tried[cell]!++);
    if (to === undefined || order[to]! > 0) continue;
    order[to] = found.push(to);
    parent[to] = cell;
    cell = to;
  }
  return { found, order, parent };
};

/** How early a cell was found that is beside any of those found through this one. */
const lowest = (floor: FreeCells, { found, order, parent }: DeepWalk): Int32Array => {
  const low = order.slice();
  for (const cell of found.toReversed()) {
    for (let way = 0; way < WAYS; way++) {
      const to = floor.next(cell, way);
      if (to === undefined) continue;
      const early = parent[to] === cell && order[to]! > order[cell]! ? low[to]! : order[to]!;
      if (early < low[cell]!) low[cell] = early;
    }
  }
  return low;
};

/** The block of each cell's step from its parent: the parent's own where something leads back past the parent. */
const blocksOf = ({ found, order, parent }: DeepWalk, low: Int32Array): Int32Array => {
  const blocks = new Int32Array(order.length);
  for (const cell of found.slice(1)) {
    const from = parent[cell]!;
    blocks[cell] = low[cell]! < order[from]! ? blocks[from]! : cell;
  }
  return blocks;
};
