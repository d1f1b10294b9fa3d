import { ok, type Parsed } from '../../../core/parsed.ts';
import { run } from '../../../core/replay.ts';
import { steps } from '../notation.ts';
import { refusal } from '../refusal.ts';
import { type Move, outcome, play, type State } from '../rules.ts';

/** A written line that the rules allow, and the position it ends in. */
export interface PlayedLine {
  readonly moves: readonly Move[];
  readonly end: State;
}

/** Reads a line and plays it; its first word or move that is wrong is the problem. */
export const playLine = (start: State, text: string): Parsed<PlayedLine> => {
  const read = steps(text);
  if (!read.ok) return read;
  const { played, problem } = run({ seats: 2, play, refusal, outcome }, start, read.value);
  if (problem) return { ok: false, problem };
  return ok({ moves: played.map(({ move }) => move), end: played.at(-1)?.state ?? start });
};
