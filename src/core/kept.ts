import { type Clock, spent } from './clock.ts';
import type { Company } from './company.ts';
import type { Game, Outcome } from './game.ts';
import { type Leap, Leaps } from './leaps.ts';
import { Line } from './line.ts';
import { ok, type Parsed } from './parsed.ts';
import { follow } from './replay.ts';
import type { Work } from './work.ts';

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
  /** Whether its end was saved as a result. */
  readonly saved?: true;
  /** Whether its player was told how to go on. */
  readonly helped?: true;
  /** Moves that were made with one gesture. */
  readonly leaps?: readonly Leap[];
  /** How often something was taken back. */
  readonly undos?: number;
  /** Who plays it, in games for two. */
  readonly company?: Company;
  /** How it has ended for a reason that the rules do not know. */
  readonly called?: Outcome;
}

/** A line and its time, which belongs to it. */
export interface Timed<State, Move> {
  readonly line: Line<State, Move>;
  readonly clock: Clock;
}

export const keepLine = <S, M>({ line, clock }: Timed<S, M>, now: number): Kept => ({
  moves: line.text(),
  at: line.at,
  own: line.own,
  spent: spent(clock, now),
  ...(line.isSaved && { saved: true }),
  ...(line.isHelped && { helped: true }),
  ...(line.leaps.list.length > 0 && { leaps: line.leaps.list }),
  ...(line.undos > 0 && { undos: line.undos }),
  ...(line.company && { company: line.company }),
  ...(line.ended && { called: line.ended }),
});

/** Believed only as far as it can be replayed: all of it or nothing. */
export function* restoreLine<S, M>(game: Game<S, M>, start: S, kept: Kept): Work<Parsed<Timed<S, M>>> {
  const steps = game.steps(kept.moves);
  if (!steps.ok) return steps;
  const line = new Line(game, start);
  const { problem } = yield* follow(game, start, steps.value, (move, _, state) => {
    line.append({ move, state }, line.length < kept.own ? 'player' : 'elsewhere');
  });
  if (problem) return { ok: false, problem };
  if (kept.saved) line.noteSaved();
  if (kept.helped) line.noteHelp();
  line.noteLeaps(new Leaps(kept.leaps).until(line.length));
  line.noteUndos(kept.undos ?? 0);
  line.noteCompany(kept.company);
  line.noteCalled(kept.called);
  line.seek(kept.at);
  return ok({ line, clock: { spent: kept.spent, running: undefined } });
}
