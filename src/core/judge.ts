import type { Game, Score, Step } from './game.ts';
import { addScores } from './line.ts';
import { errorOf, type Level, type SavedLine } from './pack.ts';
import { ok, type Parsed, type Problem } from './parsed.ts';
import { costOf, faultOf, follow, formatMoves, noScore, openState } from './replay.ts';
import { finish, type Work } from './work.ts';

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
  /** What is odd about its notation. */
  readonly warnings?: readonly Problem[];
  /** Why it cannot be played to its end; the place is one in its moves. */
  readonly problem?: Problem;
}

/** Whether a line is called a solution; what it is, only replaying it tells. */
export const claimsToSolve = ({ title = '' }: Pick<SavedLine, 'title'>): boolean => /solution/i.test(title);

/** Whether a line is called a solution and is none. */
export const isFailed = (line: Judged): boolean => claimsToSolve(line) && !line.solved;

/** How many moves may still be replayed for all that shares it: lines of others may have millions in a few letters. */
export interface Budget {
  left: number;
}

const UNREAD = 100_000;

type Verdict = Omit<Judged, 'title' | 'notes' | 'moves'>;

/** Steps read from a line, which is first rewritten move by move if it was written otherwise. */
export const forwardSteps = <S, M>(game: Game<S, M>, start: S, moves: string): Parsed<readonly Step<M>[]> => {
  const forward = game.forward?.(start, moves) ?? ok(moves);
  return forward.ok ? game.steps(forward.value) : forward;
};

/** The same letters in another case. */
const isMiswritten = <S, M>(game: Game<S, M>, start: S, steps: readonly Step<M>[], played: number): boolean => {
  const legal = steps.slice(0, played);
  const written = legal.map(({ text }) => text).join('');
  const right = formatMoves(
    game,
    start,
    legal.map(({ move }) => move),
  );
  return written !== right && written.toLowerCase() === right.toLowerCase();
};

/** What a line takes of a budget. One that cannot be read may have been long before that showed, if its runs have counts. */
const priceOf = (moves: string, steps: Parsed<readonly unknown[]>): number => {
  if (steps.ok) return steps.value.length;
  return /\d/.test(moves) ? UNREAD : moves.length;
};

function* verdict<S, M>(game: Game<S, M>, start: S, moves: string, budget: Budget): Work<Verdict> {
  const steps = forwardSteps(game, start, moves);
  budget.left -= priceOf(moves, steps);
  if (!steps.ok) return { solved: false, score: noScore(game), discarded: 0, problem: steps.problem };
  let score = noScore(game);
  let played = 0;
  // Positions are not kept: a long line on a large board would fill the memory.
  const course = yield* follow(game, start, steps.value, (move, before) => {
    score = addScores(score, costOf(game, before, move));
    played += 1;
  });
  const problem = faultOf(game, course);
  const isWrong = course.refused.length === 0 && isMiswritten(game, start, steps.value, played);
  return {
    solved: !problem && game.seats === 1 && game.outcome(course.end)?.winner === 0,
    score,
    discarded: course.discarded,
    ...(isWrong && { miswritten: true }),
    ...(steps.warnings && { warnings: steps.warnings }),
    ...(problem && { problem }),
  };
}

function* judgeLine<S, M>(
  game: Game<S, M>,
  start: S,
  { title, notes, moves }: SavedLine,
  budget: Budget,
): Work<Judged> {
  const found = yield* verdict(game, start, moves, budget);
  return { moves, ...found, ...(title !== undefined && { title }), ...(notes !== undefined && { notes }) };
}

/**
 * Replays every saved line of a level, as long as something of the budget is left. There is nothing to judge where the board
 * itself is at fault.
 */
export function* judgeSteps<S, M>(
  game: Game<S, M>,
  level: Level,
  budget: Budget = { left: Number.POSITIVE_INFINITY },
): Work<readonly Judged[]> {
  if (errorOf(level) || level.lines.length === 0) return [];
  const state = game.parse(level.board);
  if (!state.ok) return [];
  const start = openState(game, state.value);
  const judged: Judged[] = [];
  for (const line of level.lines) {
    if (budget.left <= 0) break;
    judged.push(yield* judgeLine(game, start, line, budget));
  }
  return judged;
}

/** The same in one go. */
export const judge = <S, M>(game: Game<S, M>, level: Level): readonly Judged[] => finish(judgeSteps(game, level));
