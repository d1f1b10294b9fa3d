import type { Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import type { Inquiry, Mind, StudiedLine, Study } from '../../core/mind.ts';

import { type Parsed, sentence } from '../../core/parsed.ts';
import { dice } from '../../core/random.ts';
import { rivals } from './rivals.ts';
import { type Move, moves, outcome, play, type State } from './rules.ts';

/** What a position is worth for whoever is to move: the sooner somebody wins, the further from 0. */
const WIN = 10;

/** A way to go on, and what it is worth for whoever takes its first move. */
interface Line {
  readonly moves: readonly Move[];
  readonly worth: number;
}

const worthAtEnd = (winner: Seat | undefined, turn: Seat): number => {
  if (winner === undefined) return 0;
  return winner === turn ? WIN : -WIN;
};

/** What is known of positions, by their cells: each is come to in many ways. */
type Known = Map<string, Line>;

/** The best way to go on, looking so many moves ahead. */
const best = (state: State, plies: number, known: Known): Line => {
  const end = outcome(state);
  if (end) return { moves: [], worth: worthAtEnd(end.winner, state.turn) };
  if (plies === 0) return { moves: [], worth: 0 };
  const key = state.cells.map((seat) => seat ?? '.').join('');
  const line = known.get(key) ?? linesFrom(state, plies, known)[0]!;
  known.set(key, line);
  return line;
};

/** All ways to go on, the best first; a win is worth less the later it comes. */
const linesFrom = (state: State, plies: number, known: Known = new Map()): readonly Line[] =>
  moves(state)
    .map((move): Line => {
      const next = best(play(state, move)!, plies - 1, known);
      return { moves: [move, ...next.moves], worth: Math.sign(-next.worth) * Math.max(0, Math.abs(next.worth) - 1) };
    })
    .toSorted((one, other) => other.worth - one.worth);

/** A position that there is something to think about. */
const soundOf = (state: Parsed<State>): State => {
  if (!state.ok) throw new Error(sentence(state.problem.message));
  if (outcome(state.value)) throw new Error('The game is over.');
  return state.value;
};

const studied = ({ moves: line, worth }: Line, nameOf: (cell: Cell) => string): StudiedLine => ({
  moves: line.map(nameOf),
  chance: worth === 0 ? 0.5 : worth > 0 ? 1 : 0,
  ...(worth !== 0 && { proof: { wins: worth > 0, plies: line.length, isExact: true } }),
});

/** Nine cells are few: all that can be played is looked at, and nothing has to be yielded. */
export const mindOf = (parse: (text: string) => Parsed<State>, nameOf: (cell: Cell) => string): Mind => ({
  *choose(position, rival, seed) {
    const state = soundOf(parse(position));
    const level = rivals[rival];
    if (!level) throw new Error(`There is no rival ${rival}.`);
    const lines = linesFrom(state, level.plies);
    const equal = lines.filter(({ worth }) => worth === lines[0]!.worth);
    return nameOf(equal[dice(seed).roll(equal.length)]!.moves[0]!);
  },

  *study(position: string, { lines }: Inquiry): Generator<Study, Study, void> {
    const state = soundOf(parse(position));
    const free = moves(state).length;
    return {
      lines: linesFrom(state, free)
        .slice(0, lines)
        .map((line) => studied(line, nameOf)),
      depth: free,
      nodes: free,
    };
  },
});
