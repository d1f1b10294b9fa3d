import { Command } from 'commander';
import type { Grader } from '../../core/making.ts';
import { errorOf } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { findMakable } from '../../games/makers.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { gradeWord } from '../../play/speech/grade.ts';
import { type Grading, gradeTurn, gradingText } from '../grading/grading.ts';
import { AT_FAULT, counted } from '../io.ts';
import { type Job, jobsOf, limitsOf, type Numbered, type SolverOptions } from '../solver/jobs.ts';
import { Lanes } from '../solver/lanes.ts';
import type { Turn } from '../solver/run.ts';
import { Watcher } from '../watcher.ts';

type Options = Omit<SolverOptions, 'threads' | 'memory' | 'out' | 'force'>;

/** One thread: levels are many, and most are small. */
const ONE_THREAD = { threads: '1', memory: '512' } as const;

const STATUS = { graded: 'graded', none: 'unsolvable', gaveUp: 'timeout' } as const;

const json = ({ file }: Job, { number, level }: Numbered, grading: Grading) => ({
  ...{ file, level: number, title: level.title, status: errorOf(level) ? 'error' : STATUS[grading.kind] },
  ...(grading.kind === 'graded'
    ? {
        ...{ grade: grading.graded.grade, word: sentence(gradeWord(grading.graded.grade)), by: grading.by },
        ...{ figures: grading.graded.figures, reason: null },
      }
    : { grade: null, word: null, by: null, figures: null, reason: sentence(grading.reason) }),
});

const tell = (job: Job, numbered: Numbered, grading: Grading, options: Options): void => {
  if (options.json) printJson(json(job, numbered, grading));
  else print(`${job.file}:${numbered.number} ${numbered.level.title}: ${gradingText(grading, gradeWord)}`);
};

/** Files of games that have a grader, each with it; of others that is told. */
const gradedJobs = async (jobs: readonly Job[]): Promise<readonly { job: Job; grader: Grader }[]> => {
  const graded: { job: Job; grader: Grader }[] = [];
  for (const job of jobs) {
    const { game } = job.opened;
    const grader = await findMakable(game.id)?.grader?.();
    if (grader) graded.push({ job, grader });
    else {
      complain(`${job.file}: Levels of ${game.title} are not graded.`);
      process.exitCode = AT_FAULT;
    }
  }
  return graded;
};

/** Grades every level of a file until Ctrl-C; how many were graded. */
const gradeJob = async (
  { job, grader }: { readonly job: Job; readonly grader: Grader },
  options: Options,
  thinkers: Pick<Turn, 'watcher' | 'lanes'>,
): Promise<number> => {
  const quick = (await job.opened.game.engines?.())?.find(({ aim }) => aim === 'any');
  const wish = { grader, quick, limits: limitsOf({ ...options, ...ONE_THREAD }) };
  let graded = 0;
  for (const numbered of job.levels) {
    if (thinkers.watcher.isStopped) break;
    const error = errorOf(numbered.level);
    const grading: Grading | undefined = error
      ? { kind: 'gaveUp', reason: error.message }
      : await gradeTurn({ job, numbered, ...thinkers }, wish);
    if (!grading) break;
    // What is wrong with a level was told when it was opened.
    if (!error || options.json) tell(job, numbered, grading, options);
    if (grading.kind === 'graded') graded++;
  }
  return graded;
};

const run = async (files: readonly string[], options: Options): Promise<void> => {
  limitsOf({ ...options, ...ONE_THREAD });
  const all = await jobsOf(files, { ...options, ...ONE_THREAD }, { aim: 'usual', improver: 'no' });
  const jobs = await gradedJobs(all);
  const thinkers = { watcher: new Watcher(), lanes: new Lanes() };
  let graded = 0;
  try {
    for (const job of jobs) graded += await gradeJob(job, options, thinkers);
  } finally {
    await thinkers.lanes.close();
    await thinkers.watcher.close();
  }
  if (thinkers.watcher.isStopped) return;
  const levels = jobs.reduce((sum, { job }) => sum + job.levels.length, 0);
  if (graded < levels) process.exitCode = AT_FAULT;
  if (!options.json) print(`${counted(levels, 'level')} in ${counted(files.length, 'file')}: ${graded} graded`);
};

export const gradeCommand = (): Command =>
  new Command('grade')
    .description('tell how hard levels are for people, from 1 to 10, by their best solutions')
    .argument('<file...>', 'level files, or - for the standard input')
    .option('--level <n>', 'one level of each file, or several such as 3-7, instead of all')
    .option('--time <seconds>', "at most so much of the processor's time for a solution", '10')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
