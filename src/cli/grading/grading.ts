import type { Engine } from '../../core/engine.ts';
import type { Graded, Grader } from '../../core/making.ts';
import { type Message, sentence } from '../../core/parsed.ts';
import type { Thrift } from '../../core/thrift.ts';
import type { Solution } from '../solver/improving.ts';
import type { Limits } from '../solver/question.ts';
import type { Turn } from '../solver/run.ts';
import { solve } from '../solver/solving.ts';
import { storedIn } from '../solver/stored.ts';

/** Which solution a level is graded by: the best there is, or the best that is known where that took too long. */
export type By = 'best' | 'stored' | 'any';

/** What became of a level that was to be graded. */
export type Grading =
  | { readonly kind: 'graded'; readonly graded: Graded; readonly by: By }
  | { readonly kind: 'none'; readonly reason: Message }
  | { readonly kind: 'gaveUp'; readonly reason: Message };

/** Who grades and who solves, and what that may take. */
export interface Wish {
  readonly grader: Grader;
  /** Where the best solution is not found in time. */
  readonly quick: Engine<unknown> | undefined;
  readonly limits: Limits;
}

/** What an engine counts: any solution is compared by moves. */
const thriftOf = ({ aim }: Engine<unknown>): Thrift => (aim === 'any' ? 'moves' : aim);

const gradedBy = ({ numbered }: Turn, { grader }: Wish, moves: string, by: By): Grading => {
  const graded = grader.grade(numbered.level.board, moves);
  return graded.ok ? { kind: 'graded', graded: graded.value, by } : { kind: 'gaveUp', reason: graded.problem.message };
};

/** A stored solution that is as good as the best is preferred: the grade is then that of what one sees. */
const bestOf = (turn: Turn, moves: string, score: Solution['score']): string => {
  const by = thriftOf(turn.job.engine);
  const stored = storedIn(turn.job.opened.game, turn.numbered.level, by);
  return stored?.score[by] === score[by] ? stored!.moves : moves;
};

const gradeByLess = async (turn: Turn, wish: Wish, reason: Message): Promise<Grading | undefined> => {
  const { job, numbered } = turn;
  const stored = storedIn(job.opened.game, numbered.level, thriftOf(job.engine));
  if (stored) return gradedBy(turn, wish, stored.moves, 'stored');
  if (!wish.quick) return { kind: 'gaveUp', reason };
  const question = { game: job.opened.game, level: numbered.level, engine: wish.quick, limits: wish.limits };
  const found = await solve(question, turn, `solving ${job.file}:${numbered.number}`);
  if (!found) return undefined;
  return found.answer.kind === 'line' ? gradedBy(turn, wish, found.answer.moves, 'any') : found.answer;
};

/** Grades a level; without a result if Ctrl-C ends it. */
export const gradeTurn = async (turn: Turn, wish: Wish): Promise<Grading | undefined> => {
  const { job, numbered } = turn;
  const question = { game: job.opened.game, level: numbered.level, engine: job.engine, limits: wish.limits };
  const solving = await solve(question, turn, `grading ${job.file}:${numbered.number}`);
  if (!solving) return undefined;
  const { answer, score } = solving;
  if (answer.kind === 'none') return answer;
  if (answer.kind === 'gaveUp') return gradeByLess(turn, wish, answer.reason);
  return gradedBy(turn, wish, bestOf(turn, answer.moves, score!), answer.proven ? 'best' : 'any');
};

/** `12 lines`, `0 away`: a figure by its name, which is told in words as it is written. */
const figureText = ([name, value]: readonly [string, number]): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words} ${Math.round(value * 10) / 10}`;
};

export const figuresText = ({ figures }: Graded): string => Object.entries(figures).map(figureText).join(', ');

const REMARKS: Readonly<Record<By, string>> = {
  best: '',
  stored: ', by the solution that came with it, as the best was not found in time',
  any: ', by a solution that may be longer than need be, as the best was not found in time',
};

/** `grade 5, medium (choices 54, away 0)`, or why not. */
export const gradingText = (grading: Grading, word: (grade: number) => Message): string => {
  if (grading.kind === 'none') return `unsolvable: ${sentence(grading.reason)}`;
  if (grading.kind === 'gaveUp') return `not graded: ${sentence(grading.reason)}`;
  const { grade } = grading.graded;
  return `grade ${grade}, ${sentence(word(grade))}${REMARKS[grading.by]} (${figuresText(grading.graded)})`;
};
