import { type Cell, DIRECTIONS, type Direction, neighbour } from '../../core/grid.ts';
import type { Warner } from '../../core/solving.ts';
import type { State, Warehouse } from './rules.ts';

/** The ways along which a box can be pushed, each with the way back. */
const AXES: readonly (readonly [Direction, Direction])[] = [
  ['left', 'right'],
  ['up', 'down'],
];

const isFloor = ({ walls, inside }: Warehouse, cell: Cell | undefined): cell is Cell =>
  cell !== undefined && inside[cell] === true && !walls[cell];

/** The cells from where a box alone on the board could be pushed to a goal: those that it can be pulled to from one. */
const livelyCells = (warehouse: Warehouse): ReadonlySet<Cell> => {
  const { goals, inside } = warehouse;
  const lively = new Set([...goals.keys()].filter((cell) => goals[cell] && inside[cell]));
  for (const cell of lively) {
    for (const direction of DIRECTIONS) {
      const pulled = neighbour(cell, direction, warehouse);
      if (!isFloor(warehouse, pulled)) continue;
      if (isFloor(warehouse, neighbour(pulled, direction, warehouse))) lively.add(pulled);
    }
  }
  return lively;
};

/** What was found out last: every position of a level has the same, also one that is read anew. */
let last: { readonly warehouse: Warehouse; readonly lively: ReadonlySet<Cell> } | undefined;

const isSame = (one: Warehouse, other: Warehouse): boolean => {
  const isAlike = (some: readonly boolean[], others: readonly boolean[]): boolean =>
    some.length === others.length && some.every((each, cell) => each === others[cell]);
  return (
    one === other ||
    (one.width === other.width &&
      isAlike(one.walls, other.walls) &&
      isAlike(one.goals, other.goals) &&
      isAlike(one.inside, other.inside))
  );
};

const livelyIn = (warehouse: Warehouse): ReadonlySet<Cell> => {
  const lively = last && isSame(last.warehouse, warehouse) ? last.lively : livelyCells(warehouse);
  last = { warehouse, lively };
  return lively;
};

const dead = ({ warehouse }: State): readonly Cell[] => {
  const lively = livelyIn(warehouse);
  return [...warehouse.inside.keys()].filter((cell) => isFloor(warehouse, cell) && !lively.has(cell));
};

/**
 * The boxes of which none can be the first to move. All are taken for stuck at first; whoever finds an axis free of walls and
 * stuck boxes is let go, until nobody does. Other pushers are no obstacle: they can go away.
 *
 * The engine's `deadlocks/freeze.ts` says so too, and of more boxes, on tables that the page would have to make for it.
 */
const unmovable = ({ warehouse, boxes }: State): ReadonlySet<Cell> => {
  const stuck = new Set(boxes.filter((cell) => warehouse.inside[cell]));
  const isFree = (cell: Cell | undefined): boolean => isFloor(warehouse, cell) && !stuck.has(cell);
  const canMove = (box: Cell): boolean =>
    AXES.some((axis) => axis.every((direction) => isFree(neighbour(box, direction, warehouse))));
  const asked = [...stuck];
  // Whoever is let go may have been what held those beside him: they are asked again.
  for (const box of asked) {
    if (!stuck.has(box) || !canMove(box)) continue;
    stuck.delete(box);
    for (const direction of DIRECTIONS) {
      const beside = neighbour(box, direction, warehouse);
      if (beside !== undefined && stuck.has(beside)) asked.push(beside);
    }
  }
  return stuck;
};

/** Boxes that cannot move any more and are not home, and those that can be pushed but never to a goal. */
const stuck = (state: State): readonly Cell[] => {
  const { boxes, warehouse } = state;
  const [lively, held] = [livelyIn(warehouse), unmovable(state)];
  const isLost = (box: Cell): boolean => !lively.has(box) || (held.has(box) && !warehouse.goals[box]);
  return boxes.filter((box) => warehouse.inside[box] && isLost(box));
};

export const warner: Warner<State> = { dead, stuck };
