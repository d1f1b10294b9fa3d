import type { Attempt, Outcome, Score, Tally } from '../../core/game.ts';
import { type Cell, cellAt, column, DIRECTIONS, type Direction, neighbour, row, type Size } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';

/** What never changes while a level is played; every position of a line shares it. */
export interface Warehouse extends Size {
  readonly walls: readonly boolean[];
  readonly goals: readonly boolean[];
  /** What a pusher could walk to if there were no boxes. Boxes and goals elsewhere are decoration. */
  readonly inside: readonly boolean[];
}

export interface State {
  readonly warehouse: Warehouse;
  /** The pusher that moves now. */
  readonly pusher: Cell;
  /** The other pushers, of a level that has several (Multiban). */
  readonly waiting: readonly Cell[];
  /** In no particular order, but each box keeps its place in the list. */
  readonly boxes: readonly Cell[];
  /** Whether a box has been pushed: a start that is already solved is won only after a push. */
  readonly pushed: boolean;
}

/** The next pusher's place, seen from the one that moves now: so it is written, `{rddd}`. */
export interface Handover {
  readonly right: number;
  readonly down: number;
}

export type Move = Direction | Handover;

export const isHandover = (move: Move): move is Handover => typeof move === 'object';

const receiver = ({ warehouse, pusher }: State, { right, down }: Handover): Cell | undefined =>
  cellAt(column(pusher, warehouse) + right, row(pusher, warehouse) + down, warehouse);

/** Where a move takes place: the cell stepped onto, or the pusher changed to. */
export const destination = (state: State, move: Move): Cell | undefined =>
  isHandover(move) ? receiver(state, move) : neighbour(state.pusher, move, state.warehouse);

const isWall = ({ warehouse }: State, cell: Cell | undefined): boolean =>
  cell === undefined || warehouse.walls[cell] === true;

/** The index of the box that the move pushes, or -1. */
export const pushedBox = (state: State, move: Move): number =>
  isHandover(move) ? -1 : state.boxes.indexOf(destination(state, move) ?? -1);

/** Boxes that are home, of those that count. */
export const tally = ({ warehouse, boxes }: State): Tally => {
  const inside = boxes.filter((cell) => warehouse.inside[cell]);
  return { done: inside.filter((cell) => warehouse.goals[cell]).length, all: inside.length };
};

const allHome = ({ warehouse, boxes }: State): boolean =>
  boxes.every((cell) => warehouse.goals[cell] || !warehouse.inside[cell]);

export const outcome = (state: State): Outcome | undefined =>
  state.pushed && allHome(state) ? { winner: 0 } : undefined;

const change = (state: State, move: Handover): State | undefined => {
  const pusher = receiver(state, move);
  // Some lines name the first pusher too: `{}`, although he moves anyway.
  if (pusher === state.pusher && state.waiting.length > 0) return state;
  if (pusher === undefined || !state.waiting.includes(pusher)) return undefined;
  return { ...state, pusher, waiting: state.waiting.map((cell) => (cell === pusher ? state.pusher : cell)) };
};

/** Why a pusher cannot step in a direction; undefined when he can. */
const obstacle = (state: State, direction: Direction): Message | undefined => {
  const { boxes, waiting } = state;
  const to = neighbour(state.pusher, direction, state.warehouse);
  if (to === undefined || isWall(state, to)) return say('There is a wall in the way.');
  if (waiting.includes(to)) return say('Another worker is in the way.');
  if (!boxes.includes(to)) return undefined;
  const beyond = neighbour(to, direction, state.warehouse);
  if (beyond === undefined || isWall(state, beyond)) return say('The box stands against a wall.');
  if (boxes.includes(beyond)) return say('Two boxes cannot be pushed at once.');
  return waiting.includes(beyond) ? say('Another worker stands behind the box.') : undefined;
};

const step = (state: State, direction: Direction): State | undefined => {
  if (obstacle(state, direction)) return undefined;
  const pusher = neighbour(state.pusher, direction, state.warehouse)!;
  const box = state.boxes.indexOf(pusher);
  if (box === -1) return { ...state, pusher };
  const beyond = neighbour(pusher, direction, state.warehouse)!;
  return { ...state, pusher, boxes: state.boxes.with(box, beyond), pushed: true };
};

export const play = (state: State, move: Move): State | undefined => {
  if (outcome(state)) return undefined;
  return isHandover(move) ? change(state, move) : step(state, move);
};

const handovers = ({ warehouse, pusher, waiting }: State): readonly Handover[] =>
  waiting.map((cell) => ({
    right: column(cell, warehouse) - column(pusher, warehouse),
    down: row(cell, warehouse) - row(pusher, warehouse),
  }));

export const moves = (state: State): readonly Move[] => {
  if (outcome(state)) return [];
  return [...DIRECTIONS.filter((direction) => !obstacle(state, direction)), ...handovers(state)];
};

export const refusal = (state: State, { move, from, to, direction }: Attempt<Move>): Message => {
  if (outcome(state)) return say('The level is solved.');
  const tried = move ?? direction;
  if (tried !== undefined && isHandover(tried)) return say('There is no worker to change to.');
  if (tried !== undefined) return obstacle(state, tried) ?? say('That way is free.');
  if (from !== undefined && state.boxes.includes(from)) return say('The box cannot be pushed there.');
  return to === undefined ? say('Choose where to go.') : say('The worker cannot get there.');
};

export const cost = (state: State, move: Move): Score => ({
  moves: isHandover(move) ? 0 : 1,
  pushes: pushedBox(state, move) >= 0 ? 1 : 0,
});
