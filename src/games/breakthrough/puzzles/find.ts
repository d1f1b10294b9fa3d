import type { Prover } from '../engine/prover.ts';
import { numberOf } from '../engine/translate.ts';
import { cellOf, type Move, type State, takes } from '../rules.ts';
import { choicesIn, type Kind, kindOf, temptationsIn, verdictOf } from './facts.ts';
import type { Played, Player } from './player.ts';
import { bestLine, lengthOf, type Proved, proofWithout, SHORTEST, winnerOf } from './proved.ts';

/** A puzzle, and what there is to know of it. */
export interface Found extends Proved {
  readonly line: readonly Move[];
  readonly kind: Kind;
  /** How many moves there are that do not lose at once. */
  readonly choices: number;
  /** How many other moves take something. */
  readonly temptations: number;
  /** How many plies the player has to look ahead to find it. */
  readonly depth: number;
}

/** Positions nobody can prove anything of, one after another, after which a game is not looked at further. */
const PATIENCE = 2;

/** Whether what has just taken is taken. */
const isRetaking = (state: State, move: Move, before: Played): boolean =>
  takes(before.state, before.move) && cellOf(state, move.to) === cellOf(state, before.move.to);

/** Whether there is nothing to find: everything else loses at once, or the move suggests itself. */
const isPlain = (state: State, move: Move, before: Played | undefined): boolean =>
  choicesIn(state) < 2 || (before !== undefined && isRetaking(state, move, before));

/** Whether a position is a puzzle with this move; undefined where nobody knows. */
function* puzzleBy(prover: Prover, state: State, move: Move): Generator<unknown, Proved | 'none' | undefined, void> {
  const without = yield* proofWithout(prover, state, move);
  if (without !== 'loss') return without === 'win' ? 'none' : undefined;
  const within = yield* lengthOf(prover, state);
  return within !== undefined && within >= SHORTEST ? { state, move, within } : 'none';
}

/** What there is in a position of a game; undefined where nobody knows. */
function* lookInto(prover: Prover, { state }: Played, before: Played | undefined): ReturnType<typeof puzzleBy> {
  if (verdictOf(state) !== 0) return 'none';
  const winner = yield* winnerOf(prover, state);
  if (winner === undefined || winner === 'none') return winner;
  return isPlain(state, winner, before) ? 'none' : yield* puzzleBy(prover, state, winner);
}

/** The puzzles in a game, the last one first. Whatever is proven of its end helps to prove what was before. */
export function* puzzlesIn(prover: Prover, game: readonly Played[]): Generator<unknown, readonly Proved[], void> {
  const found: Proved[] = [];
  prover.forget();
  let patience = PATIENCE;
  for (let index = game.length - 1; index >= 0 && patience > 0; index--) {
    const puzzle = yield* lookInto(prover, game[index]!, game[index - 1]);
    patience = puzzle === undefined ? patience - 1 : PATIENCE;
    if (puzzle !== undefined && puzzle !== 'none') found.push(puzzle);
  }
  return found;
}

/** All that there is to know of a puzzle; undefined where its line takes too long to find. */
export function* study(prover: Prover, player: Player, proved: Proved): Generator<unknown, Found | undefined, void> {
  const { state, move } = proved;
  const line = yield* bestLine(prover, proved);
  if (!line) return undefined;
  const kind = yield* kindOf(prover, proved, line);
  const depth = yield* player.depthFor(state, numberOf(state, move));
  return { ...proved, line, kind, choices: choicesIn(state), temptations: temptationsIn(state, move), depth };
}
