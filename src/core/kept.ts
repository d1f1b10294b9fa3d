import { type Clock, spent } from './clock.ts';
import type { Game } from './game.ts';
import { Line } from './line.ts';
import { ok, type Parsed } from './parsed.ts';
import { costOf, noScore, run } from './replay.ts';

/** A line with its time, as it is kept while the level is not open. */
export interface Kept {
  /** Every move, those that can be redone included. */
  readonly moves: string;
  /** How many of them are in force. */
  readonly at: number;
  /** How many, from the first, are the player's own. */
  readonly own: number;
  /** Milliseconds per seat. */
  readonly spent: readonly [number, number];
}

/** A line and its time, which belongs to it. */
export interface Timed<State, Move> {
  readonly line: Line<State, Move>;
  readonly clock: Clock;
}

export const keepLine = <S, M>(
  game: Game<S, M>,
  { line, clock }: Timed<S, M>,
  now: number,
  moves = game.formatMoves(line.start, line.moves()),
): Kept => ({
  moves,
  at: line.at,
  own: line.own,
  spent: spent(clock, now),
});

/** Believed only as far as it can be replayed: all of it or nothing. */
export const restoreLine = <S, M>(game: Game<S, M>, start: S, kept: Kept): Parsed<Timed<S, M>> => {
  const steps = game.steps(kept.moves);
  if (!steps.ok) return steps;
  const { played, problem } = run(game, start, steps.value);
  if (problem) return { ok: false, problem };
  const line = new Line<S, M>(start, noScore(game));
  // Whoever finished a line had it before him then: what is brought back later is nobody's to save again.
  const last = played.at(-1);
  const own = last && game.outcome(last.state) ? 0 : kept.own;
  for (const [index, step] of played.entries()) {
    line.append(step, costOf(game, line.state, step.move), index < own ? 'player' : 'elsewhere');
  }
  line.seek(kept.at);
  return ok({ line, clock: { spent: kept.spent, running: undefined } });
};
