import { Command, Option } from 'commander';
import type { Aim } from '../../core/engine.ts';
import { errorOf } from '../../core/pack.ts';
import type { Thrift } from '../../core/thrift.ts';
import { print } from '../../node/output.ts';
import { AT_FAULT, counted, secondsOf, UsageError } from '../io.ts';
import type { STATUS } from '../solver/answers.ts';
import { type Job, jobsOf, limitsOf, type SolverOptions } from '../solver/jobs.ts';
import { eachLevel, type Improvements, improveTurn, solveTurn } from '../solver/run.ts';
import type { Solving } from '../solver/solving.ts';

export interface SolveOptions extends SolverOptions {
  readonly for: Aim;
  readonly improve?: string;
  readonly less?: Thrift;
}

const amountOf = (all: readonly Solving[], kind: keyof typeof STATUS): number =>
  all.filter(({ answer }) => answer.kind === kind).length;

/** `2 with errors`, if there are any among the levels of some files. */
export const faultyText = (jobs: readonly Job[]): string => {
  const faulty = jobs.flatMap(({ levels }) => levels).filter(({ level }) => errorOf(level)).length;
  return faulty > 0 ? `, ${faulty} with ${faulty === 1 ? 'an error' : 'errors'}` : '';
};

export const levelsIn = (jobs: readonly Job[]): number => jobs.reduce((sum, { levels }) => sum + levels.length, 0);

const total = (files: number, jobs: readonly Job[], all: readonly Solving[]): string => {
  const [unsolvable, givenUp] = [amountOf(all, 'none'), amountOf(all, 'gaveUp')];
  const parts = [
    `${amountOf(all, 'line')} solved`,
    ...(unsolvable > 0 ? [`${unsolvable} unsolvable`] : []),
    ...(givenUp > 0 ? [`${givenUp} given up`] : []),
  ];
  return `${counted(levelsIn(jobs), 'level')} in ${counted(files, 'file')}: ${parts.join(', ')}${faultyText(jobs)}`;
};

/** What is to be done with a solution that was found: made less of what was wanted, or of moves. */
export const improvementsOf = (options: SolveOptions): Improvements | undefined => {
  if (options.improve === undefined) {
    if (options.less) throw new UsageError('--less says what --improve makes less of: say --improve too.');
    return undefined;
  }
  const by = options.less ?? (options.for === 'any' ? 'moves' : options.for);
  return { by, limits: { ...limitsOf(options), ms: secondsOf(options.improve, '--improve') * 1e3 } };
};

const run = async (files: readonly string[], options: SolveOptions): Promise<void> => {
  const [limits, improvements] = [limitsOf(options), improvementsOf(options)];
  const jobs = await jobsOf(files, options, { aim: options.for, improver: improvements ? 'wanted' : 'no' });
  const { all, isStopped } = await eachLevel(jobs, options, async (turn) => {
    const solving = await solveTurn(turn, limits);
    return solving && improvements ? improveTurn(turn, solving, improvements) : solving;
  });
  if (isStopped) return;
  if (amountOf(all, 'line') < levelsIn(jobs)) process.exitCode = AT_FAULT;
  if (!options.json) print(total(files.length, jobs, all));
};

/** What is looked for, and for how long: also told where others solve. */
export const withAimOptions = (command: Command): Command =>
  command
    .argument('<file...>', 'level files, or - for the standard input')
    .option('--level <n>', 'one level of each file, or several such as 3-7, instead of all')
    .addOption(
      new Option('--for <what>', 'any solution, soon, or one of the fewest pushes or moves, with proof')
        .choices(['any', 'pushes', 'moves'])
        .default('any'),
    )
    .option('--time <seconds>', "at most so much of the processor's time for a level", '60')
    .option('--improve <seconds>', 'then make each solution shorter for so long')
    .addOption(new Option('--less <what>', 'what --improve makes less of').choices(['moves', 'pushes']));

/** What all commands that solve are told besides, in the order of the help. */
export const withSolverOptions = (command: Command): Command =>
  command
    .option('--threads <n>', 'think in so many threads about a level; its time is then that on the wall', '1')
    .option('--memory <megabytes>', 'at most so much for a level', '512')
    .option('--out <file>', 'write all these levels, with the solutions found, as a pack')
    .option('--force', 'replace a file that is there already')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line');

export const solveCommand = (): Command =>
  withSolverOptions(
    withAimOptions(new Command('solve').description('find solutions: any, or those of the fewest pushes or moves')),
  ).action(run);
