import type { Board } from './board.ts';
import { countOf } from './moves.ts';

/** Columns beside some columns, and those themselves. */
const spread = (columns: number): number => columns | (columns << 1) | (columns >>> 1);

/** How many rows whoever is to move has to go: his foremost doll. */
const distance = ({ size, rows }: Board, own: number): number => {
  for (let row = size - 1; row >= 0; row--) if (rows[own + row] !== 0) return size - 1 - row;
  return size;
};

/** How many rows the others have to go, who move down. */
const otherDistance = ({ size, rows }: Board, own: number): number => {
  for (let row = 0; row < size; row++) if (rows[own + size + row] !== 0) return row;
  return size;
};

/**
 * How far the foremost of one's own dolls has to go that none of the others can catch. Whoever stands before it catches it
 * within a cone that widens by a column to each side with every second row: he is not to move.
 */
const runnerDistance = ({ size, rows, geometry: { full } }: Board, own: number): number => {
  let [odd, even] = [0, 0];
  for (let row = size - 2; row >= 0; row--) {
    [odd, even] = [rows[own + size + row + 1]! | even, spread(odd) & full];
    if ((rows[own + row]! & ~(odd | even)) !== 0) return size - 1 - row;
  }
  return size;
};

/** The same for the others, while one is to move oneself: the cone begins a row earlier. */
const otherRunnerDistance = ({ size, rows, geometry: { full } }: Board, own: number): number => {
  let [odd, even] = [0, 0];
  for (let row = 1; row < size; row++) {
    [odd, even] = [spread(rows[own + row - 1]! | even) & full, odd];
    if ((rows[own + size + row]! & ~(odd | even)) !== 0) return row;
  }
  return size;
};

/** Whether a doll that is two rows from the goal can step where nobody takes it. */
const canStepSafely = ({ size, rows, geometry: { full } }: Board, own: number): boolean => {
  const dolls = rows[own + size - 3]!;
  if (dolls === 0) return false;
  const guarded = rows[own + size + size - 1]!;
  const taken = ((guarded << 1) | (guarded >>> 1)) & full;
  const straight = dolls & ~rows[own + size + size - 2]!;
  const aslant = ((dolls << 1) | (dolls >>> 1)) & full;
  return ((straight | aslant) & ~taken & ~rows[own + size - 2]!) !== 0;
};

/** The dolls of one's home row that can take the one of the others that is a step from it. */
const takers = ({ rows, geometry: { full } }: Board, own: number, threat: number): number =>
  rows[own]! & ((threat << 1) | (threat >>> 1)) & full;

/** Whether whoever is to move wins with this move: he arrives, or takes the last doll. */
export const winsAtOnce = ({ size, rows, own, dolls, turn }: Board): boolean => {
  if (rows[own + size - 2] !== 0) return true;
  if (dolls[turn ^ 1] !== 1) return false;
  for (let row = 0; row < size - 1; row++) {
    const mine = rows[own + row]!;
    if ((((mine << 1) | (mine >>> 1)) & rows[own + size + row + 1]!) !== 0) return true;
  }
  return false;
};

/**
 * How many moves of his own somebody needs at the least: a doll goes a row with every move, and takes one doll at the most. Nothing
 * is said of what the other does meanwhile.
 */
export const fewestMoves = (board: Board, who: 'own' | 'other'): number => {
  const { own, dolls, turn } = board;
  return who === 'own'
    ? Math.min(distance(board, own), dolls[turn ^ 1]!)
    : Math.min(otherDistance(board, own), dolls[turn]!);
};

/**
 * What is certain without looking ahead, in plies: positive if whoever is to move wins within so many, negative if he loses,
 * and 0 if nobody knows. Of a position that is not over.
 */
export const verdict = (board: Board): number => {
  if (winsAtOnce(board)) return 1;
  const { size, rows, own } = board;
  const threat = rows[own + size + 1]!;
  if (threat !== 0) return countOf(threat) > 1 || takers(board, own, threat) === 0 ? -2 : 0;
  const mine = distance(board, own);
  if (mine === 2 && canStepSafely(board, own)) return 3;
  const theirs = otherDistance(board, own);
  const run = runnerDistance(board, own);
  if (run <= theirs) return 2 * run - 1;
  const otherRun = otherRunnerDistance(board, own);
  return otherRun < mine ? -2 * otherRun : 0;
};
