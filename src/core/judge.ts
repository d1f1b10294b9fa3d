import type { Game, Score, Step } from './game.ts';
import { Line } from './line.ts';
import type { Level, SavedLine } from './pack.ts';
import { ok, type Parsed, type Problem } from './parsed.ts';
import { costOf, faultOf, noScore, openState, type Run, run } from './replay.ts';

/** What replaying a saved line tells about it. */
export interface Judged {
  readonly title?: string;
  readonly notes?: string;
  /** As kept in the level. */
  readonly moves: string;
  /** Whether it solves the puzzle. A game for two is never solved. */
  readonly solved: boolean;
  /** Of the moves that the rules let pass: up to the win, or up to the fault. */
  readonly score: Score;
  /** How many moves came after the win. */
  readonly discarded: number;
  /** Whether its letters say of some move that it pushes or does not, and the board says otherwise. */
  readonly miswritten?: true;
  /** Why it cannot be played to its end; the place is one in its moves. */
  readonly problem?: Problem;
}

type Verdict = Omit<Judged, 'title' | 'notes' | 'moves'>;

/** Steps read from a line, which is first rewritten move by move if it was written otherwise. */
const stepsOf = <S, M>(game: Game<S, M>, start: S, moves: string): Parsed<readonly Step<M>[]> => {
  const forward = game.forward?.(start, moves) ?? ok(moves);
  return forward.ok ? game.steps(forward.value) : forward;
};

/** The same letters in another case. */
const isMiswritten = <S, M>(game: Game<S, M>, start: S, steps: readonly Step<M>[], played: number): boolean => {
  const legal = steps.slice(0, played);
  const written = legal.map(({ text }) => text).join('');
  const right = game.formatMoves(
    start,
    legal.map(({ move }) => move),
  );
  return written !== right && written.toLowerCase() === right.toLowerCase();
};

/** What was played before the fault; what the rules would allow behind it is no part of the line. */
const beforeFault = <S, M>({ played, refused }: Run<S, M>, fault: Problem | undefined): Run<S, M>['played'] =>
  fault ? played.slice(0, refused[0]! - 1) : played;

const verdict = <S, M>(game: Game<S, M>, start: S, moves: string): Verdict => {
  const steps = stepsOf(game, start, moves);
  if (!steps.ok) {
    return { solved: false, score: noScore(game), discarded: 0, problem: steps.problem };
  }
  const tried = run(game, start, steps.value);
  const problem = faultOf(game, tried);
  const line = new Line<S, M>(start, noScore(game));
  for (const { move, state } of beforeFault(tried, problem)) line.append(move, state, costOf(game, line.state, move));
  const { score, state, length } = line;
  const isWrong = tried.refused.length === 0 && isMiswritten(game, start, steps.value, length);
  const told = isWrong ? ({ miswritten: true } as const) : {};
  if (problem) return { solved: false, score, discarded: 0, ...told, problem };
  const solved = game.seats === 1 && game.outcome(state)?.winner === 0;
  return { solved, score, discarded: tried.discarded, ...told };
};

const judgeLine = <S, M>(game: Game<S, M>, start: S, { title, notes, moves }: SavedLine): Judged => ({
  ...(title !== undefined && { title }),
  ...(notes !== undefined && { notes }),
  moves,
  ...verdict(game, start, moves),
});

/** Replays every saved line of a level. There is nothing to judge where the board itself is at fault. */
export const judge = <S, M>(game: Game<S, M>, level: Level): readonly Judged[] => {
  const isBad = level.problems.some(({ severity }) => severity === 'error');
  if (isBad || level.lines.length === 0) return [];
  const state = game.parse(level.board);
  if (!state.ok) return [];
  const start = openState(game, state.value);
  return level.lines.map((line) => judgeLine(game, start, line));
};
