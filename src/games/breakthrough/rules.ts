import type { Outcome, Seat } from '../../core/game.ts';
import { type Cell, cellAt } from '../../core/grid.ts';

export interface State {
  /** Cells along each side of the board, from 5 to 10. */
  readonly size: number;
  /** Whose doll stands on each cell: rank 1 first, file a first, which is the order of the default screen. */
  readonly cells: readonly (Seat | undefined)[];
  readonly turn: Seat;
}

/** File a and rank 1 are 0. It carries no board size, so that a written move can be read without a board. */
export interface Square {
  readonly file: number;
  readonly rank: number;
}

export interface Move {
  readonly from: Square;
  readonly to: Square;
}

const SEATS: readonly Seat[] = [0, 1];

/** Each player begins with two full rows. */
const ROWS = 2;

/** A doll goes to the file on its left, to its own, or to the one on its right. */
const SIDEWAYS = [-1, 0, 1];

export const opponent = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** The first player's dolls go to higher ranks. */
export const forward = (seat: Seat): number => (seat === 0 ? 1 : -1);

export const mostDolls = (size: number): number => ROWS * size;

export const start = (size: number): State => ({
  size,
  cells: Array.from({ length: size * size }, (_, cell) => {
    if (cell < mostDolls(size)) return 0;
    return cell >= size * size - mostDolls(size) ? 1 : undefined;
  }),
  turn: 0,
});

export const cellOf = ({ size }: State, { file, rank }: Square): Cell | undefined =>
  cellAt(file, rank, { width: size, height: size });

export const squareOf = ({ size }: State, cell: Cell): Square => ({
  file: cell % size,
  rank: Math.floor(cell / size),
});

const hasArrived = ({ size, cells }: State, seat: Seat): boolean => {
  const farRow = seat === 0 ? cells.length - size : 0;
  return cells.slice(farRow, farRow + size).includes(seat);
};

export const hasWon = (state: State, seat: Seat): boolean =>
  hasArrived(state, seat) || !state.cells.includes(opponent(seat));

/** Whose turn it is does not matter, so that a position somebody set up is judged by its dolls alone. */
export const outcome = (state: State): Outcome | undefined => {
  const winner = SEATS.find((seat) => hasWon(state, seat));
  return winner === undefined ? undefined : { winner };
};

/** Straight ahead only onto an empty cell; diagonally onto an opponent's doll too. */
const mayEnter = (state: State, from: Square, to: Square): boolean => {
  const cell = cellOf(state, to);
  if (cell === undefined) return false;
  return from.file === to.file ? state.cells[cell] === undefined : state.cells[cell] !== state.turn;
};

/** Where a doll of the side to move may step. */
export const targets = (state: State, from: Square): readonly Square[] => {
  const rank = from.rank + forward(state.turn);
  return SIDEWAYS.map((side) => ({ file: from.file + side, rank })).filter((to) => mayEnter(state, from, to));
};

/** Whether a move takes a doll. */
export const takes = (state: State, { to }: Move): boolean => state.cells[cellOf(state, to)!] !== undefined;

export const moves = (state: State): readonly Move[] => {
  const found: Move[] = [];
  if (outcome(state)) return found;
  for (const [cell, seat] of state.cells.entries()) {
    if (seat !== state.turn) continue;
    const from = squareOf(state, cell);
    for (const to of targets(state, from)) found.push({ from, to });
  }
  return found;
};

export const play = (state: State, { from, to }: Move): State | undefined => {
  const [left, entered] = [cellOf(state, from), cellOf(state, to)];
  if (left === undefined || entered === undefined || outcome(state)) return undefined;
  if (state.cells[left] !== state.turn) return undefined;
  if (!targets(state, from).some(({ file, rank }) => file === to.file && rank === to.rank)) return undefined;
  return {
    size: state.size,
    cells: state.cells.with(left, undefined).with(entered, state.turn),
    turn: opponent(state.turn),
  };
};
