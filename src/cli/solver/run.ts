import type { Thrift } from '../../core/thrift.ts';
import { Watcher } from '../watcher.ts';
import { tell, tellFaulty } from './answers.ts';
import { Improving, type Wish } from './improving.ts';
import type { Job, Numbered, SolverOptions } from './jobs.ts';
import { Lanes } from './lanes.ts';
import { outPackOf, writeOut } from './outPack.ts';
import type { Limits } from './question.ts';
import { type Solving, solve, type Thinkers } from './solving.ts';

/** A level of a job, and those who think about it. */
export interface Turn extends Thinkers {
  readonly job: Job;
  readonly numbered: Numbered;
}

/** Does what is wanted with every level, but for those with an error, and tells what became of it; Ctrl-C ends that. */
export const eachLevel = async (
  jobs: readonly Job[],
  options: SolverOptions,
  treat: (turn: Turn) => Promise<Solving | undefined>,
): Promise<{ readonly all: readonly Solving[]; readonly isStopped: boolean }> => {
  const out = await outPackOf(jobs, options);
  const thinkers = { watcher: new Watcher(), lanes: new Lanes() };
  const all: Solving[] = [];
  try {
    for (const turn of jobs.flatMap((job) => job.levels.map((numbered) => ({ job, numbered, ...thinkers })))) {
      const { job, numbered, watcher } = turn;
      if (watcher.isStopped) break;
      const solving = tellFaulty(job, numbered, options) ? undefined : await treat(turn);
      if (!solving) continue;
      tell(job, numbered, solving, options);
      all.push(solving);
      if (solving.answer.kind === 'line') out?.keep(numbered.level, solving.answer.moves);
    }
  } finally {
    await thinkers.lanes.close();
    await thinkers.watcher.close();
    // Also when something has gone wrong: what was solved by then is not lost.
    writeOut(out, options);
  }
  return { all, isStopped: thinkers.watcher.isStopped };
};

const labelled = (doing: string, { job, numbered }: Turn): string => `${doing} ${job.file}:${numbered.number}`;

export const solveTurn = (turn: Turn, limits: Limits): Promise<Solving | undefined> => {
  const { game } = turn.job.opened;
  const question = { game, level: turn.numbered.level, engine: turn.job.engine, limits };
  return solve(question, turn, labelled('solving', turn));
};

/** How a solution is to be improved. */
export type Improvements = Omit<Wish, 'improver'>;

/** Whether nothing can be better: that was proven of the very thing that is to be less. */
const isBest = ({ answer }: Solving, { engine }: Job, by: Thrift): boolean =>
  answer.kind === 'line' && answer.proven && engine.aim === by;

/** The same with a better solution, if there is one. Ctrl-C ends the search for it only. */
export const improveTurn = async (turn: Turn, solving: Solving, wish: Improvements): Promise<Solving> => {
  const { job, numbered, watcher } = turn;
  const { answer, score } = solving;
  if (answer.kind !== 'line' || !score || !job.improver || watcher.isStopped) return solving;
  if (isBest(solving, job, wish.by)) return solving;
  const first = { moves: answer.moves, score };
  const improving = new Improving(job.opened.game, numbered.level, first, { ...wish, improver: job.improver });
  await watcher.run(improving.steps(), labelled('improving', turn));
  const { best } = improving;
  const { aim } = job.engine;
  const proven = answer.proven && best.score[aim] === score[aim];
  return {
    ...solving,
    answer: { ...answer, moves: best.moves, proven },
    ...{ score: best.score, from: score, looked: improving.nodes },
  };
};
