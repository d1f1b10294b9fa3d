import { Command, Option } from 'commander';
import type { Thrift } from '../../core/thrift.ts';
import { print } from '../../node/output.ts';
import { AT_FAULT, counted } from '../io.ts';
import { isBetter, type Solution } from '../solver/improving.ts';
import { jobsOf, limitsOf, type SolverOptions } from '../solver/jobs.ts';
import { eachLevel, type Improvements, improveTurn, solveTurn, type Turn } from '../solver/run.ts';
import { type Solving, stopwatch } from '../solver/solving.ts';
import { storedIn } from '../solver/stored.ts';
import { faultyText, levelsIn, withSolverOptions } from './solve.ts';

interface Options extends SolverOptions {
  readonly for: Thrift;
}

const asStored = ({ moves, score }: Solution): Solving => ({
  answer: { kind: 'line', moves, proven: false, nodes: 0 },
  ...{ score, isStored: true, cpu: 0, wall: 0 },
});

/** Improves what came with a level, or what is found where nothing did. */
const optimize = async (turn: Turn, wish: Improvements): Promise<Solving | undefined> => {
  const taken = stopwatch();
  const { job, numbered } = turn;
  const stored = storedIn(job.opened.game, numbered.level, wish.by);
  const first = stored ? asStored(stored) : await solveTurn(turn, wish.limits);
  if (first?.answer.kind !== 'line') return first;
  const improved = await improveTurn(turn, { isStored: false, ...first }, wish);
  const { score, from = score, answer, looked = 0 } = improved;
  const status = isBetter(score!, from!, wish.by) ? 'improved' : 'same';
  return { ...improved, answer: { ...answer, nodes: answer.nodes + looked }, status, from: from!, ...taken() };
};

/** How much less the solutions take now. */
const saved = (all: readonly Solving[], by: Thrift): number =>
  all.reduce((sum, { score, from }) => sum + (from?.[by] ?? 0) - (from ? (score?.[by] ?? 0) : 0), 0);

const run = async (files: readonly string[], options: Options): Promise<void> => {
  const wish = { by: options.for, limits: limitsOf(options) };
  const jobs = await jobsOf(files, options, { aim: 'any', improver: 'needed' });
  const { all, isStopped } = await eachLevel(jobs, options, (turn) => optimize(turn, wish));
  if (isStopped) return;
  const levels = levelsIn(jobs);
  if (all.filter(({ answer }) => answer.kind === 'line').length < levels) process.exitCode = AT_FAULT;
  if (options.json) return;
  const better = all.filter(({ status }) => status === 'improved').length;
  const gain = saved(all, wish.by);
  const kept = `${gain} ${gain === 1 ? wish.by.slice(0, wish.by === 'pushes' ? -2 : -1) : wish.by} saved`;
  const found = `${better} improved, ${kept}${faultyText(jobs)}`;
  print(`${counted(levels, 'level')} in ${counted(files.length, 'file')}: ${found}`);
};

export const optimizeCommand = (): Command =>
  withSolverOptions(
    new Command('optimize')
      .description('make the solutions that levels have shorter; where there is none, find one first')
      .argument('<file...>', 'level files, or - for the standard input')
      .option('--level <n>', 'one level of each file, or several such as 3-7, instead of all')
      .addOption(new Option('--for <what>', 'what is to be less').choices(['moves', 'pushes']).default('moves'))
      .option('--time <seconds>', "so much of the processor's time for a level", '60'),
  ).action(run);
