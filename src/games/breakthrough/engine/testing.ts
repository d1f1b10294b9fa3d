import { type Dice, dice } from '../../../core/random.ts';
import { format } from '../position.ts';
import { moves, outcome, play, type State, start } from '../rules.ts';
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
