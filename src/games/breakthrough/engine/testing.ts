import type { Seat } from '../../../core/game.ts';
import { type Dice, dice } from '../../../core/random.ts';
import { format } from '../position.ts';
import { forward, type Move, moves, opponent, outcome, play, type State, squareOf, start } from '../rules.ts';
import type { Board } from './board.ts';

/** The plies to the end with best play by the rules alone: positive if whoever is to move wins, negative if he loses. */
export const pliesByRules = (state: State, known = new Map<string, number>()): number => {
  if (outcome(state)) return -0;
  const key = format(state);
  const before = known.get(key);
  if (before !== undefined) return before;
  // A position that is over is lost for whoever would be to move, in no plies.
  const after = moves(state).map((move) => pliesByRules(play(state, move)!, known));
  const lost = after.filter((plies) => plies < 0 || Object.is(plies, -0));
  const plies = lost.length > 0 ? 1 - Math.max(...lost) : -1 - Math.max(...after);
  known.set(key, plies);
  return plies;
};

/** Whether somebody could win in so many moves of his if nobody stood in his way: by reaching the far row, or by taking all. */
const couldWin = (state: State, seat: Seat, left: number): boolean => {
  const { size, cells } = state;
  const toGo = (cell: number): number => {
    const { rank } = squareOf(state, cell);
    return forward(seat) === 1 ? size - 1 - rank : rank;
  };
  const others = cells.filter((there) => there === opponent(seat)).length;
  return others <= left || cells.some((there, cell) => there === seat && toGo(cell) <= left);
};

/** Whether whoever is to move wins within so many of his moves, whatever the other plays: by the rules alone. */
export const winsWithin = (state: State, left: number, known = new Map<string, boolean>()): boolean => {
  if (left === 0 || !couldWin(state, state.turn, left)) return false;
  const key = `${format(state)} ${left}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const isLost = (after: State): boolean =>
    outcome(after) !== undefined ||
    (couldWin(after, state.turn, left - 1) &&
      moves(after).every((move) => {
        const next = play(after, move)!;
        return !outcome(next) && winsWithin(next, left - 1, known);
      }));
  const wins = moves(state).some((move) => isLost(play(state, move)!));
  known.set(key, wins);
  return wins;
};

/** Those of his moves after which he still wins within so many, this one counted. */
export const winningMoves = (state: State, left: number): readonly Move[] => {
  const known = new Map<string, boolean>();
  const wins = (next: State): boolean => !outcome(next) && winsWithin(next, left - 1, known);
  return moves(state).filter((move) => {
    const after = play(state, move)!;
    return outcome(after) !== undefined || moves(after).every((reply) => wins(play(after, reply)!));
  });
};

/** A position with a few dolls of each side somewhere, that is not over. */
export const someEnding = (size: number, most: number, { roll }: Dice): State => {
  for (;;) {
    const cells: (0 | 1 | undefined)[] = Array.from({ length: size * size });
    for (const seat of [0, 1] as const) for (let doll = 0; doll <= roll(most); doll++) cells[roll(cells.length)] = seat;
    const state: State = { size, cells, turn: roll(2) === 0 ? 0 : 1 };
    if (cells.includes(0) && cells.includes(1) && !outcome(state)) return state;
  }
};

/** A position after so many moves by chance, or fewer if the game ends. */
export const somePosition = (size: number, plies: number, seed: number): State => {
  const { roll } = dice(seed);
  let state = start(size);
  for (let ply = 0; ply < plies; ply++) {
    const choices = moves(state);
    const next = play(state, choices[roll(choices.length)]!)!;
    if (outcome(next)) return state;
    state = next;
  }
  return state;
};

/** All that a board knows, to compare. */
export const inside = ({ rows, dolls, hash, mirrored, turn }: Board) => ({
  rows: [...rows],
  dolls: [...dolls],
  hash: [...hash],
  mirrored: [...mirrored],
  turn,
});
