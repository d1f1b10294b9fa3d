import type { Attempt, Outcome, Seat } from '../../core/game.ts';
import type { Cell, Size } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';

export const BOARD: Size = { width: 3, height: 3 };

export interface State {
  /** Whose mark stands on each of the nine cells. */
  readonly cells: readonly (Seat | undefined)[];
  readonly turn: Seat;
}

/** The cell to mark. */
export type Move = Cell;

const ROWS_OF_THREE: readonly (readonly [Cell, Cell, Cell])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const outcome = ({ cells }: State): Outcome | undefined => {
  for (const [a, b, c] of ROWS_OF_THREE) {
    const mark = cells[a];
    if (mark !== undefined && mark === cells[b] && mark === cells[c]) return { winner: mark };
  }
  return cells.includes(undefined) ? undefined : { winner: undefined };
};

const isFree = ({ cells }: State, cell: Cell): boolean => cell in cells && cells[cell] === undefined;

export const play = (state: State, cell: Move): State | undefined => {
  if (outcome(state) || !isFree(state, cell)) return undefined;
  return { cells: state.cells.with(cell, state.turn), turn: state.turn === 0 ? 1 : 0 };
};

export const moves = (state: State): readonly Move[] =>
  outcome(state) ? [] : [...state.cells.keys()].filter((cell) => isFree(state, cell));

export const refusal = (state: State, { move, to }: Attempt<Move>): Message => {
  if (outcome(state)) return say('The game is over.');
  return move === undefined && to === undefined ? say('Choose a cell.') : say('That cell is taken.');
};
