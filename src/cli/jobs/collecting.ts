import { complain, print, printJson } from '../../node/output.ts';
import type { SolveOrder } from '../../server/jobs/order.ts';
import { AT_FAULT, counted } from '../io.ts';
import { madeFilesOf } from '../making/madeFiles.ts';
import { tell, tellFaulty } from '../solver/answers.ts';
import { engineOf, type Job as SolverJob, type SolverOptions } from '../solver/jobs.ts';
import { outPackOf, writeOut } from '../solver/outPack.ts';
import { gameNamed } from '../source.ts';
import { stockOf, wantedIn } from './making.ts';
import type { Standing } from './report.ts';

export interface CollectOptions {
  readonly out?: string;
  readonly force?: true;
  readonly json?: true;
}

/** The files as they were when the job was ordered. */
const jobsIn = async (order: SolveOrder, { entries }: Standing): Promise<readonly SolverJob[]> => {
  const jobs = order.files.map(async ({ file, game: id, name, pack }, index): Promise<SolverJob> => {
    const game = gameNamed(id);
    const items = entries.map(({ item }) => item).filter((item) => item.kind === 'solve' && item.file === index);
    const levels = items.flatMap((item) => (item.kind === 'solve' ? [{ number: item.number, level: item.level }] : []));
    const opened = { game, name, pack: { ...pack, levels: levels.map(({ level }) => level), problems: [] } };
    return { file, opened, levels, engine: (await engineOf(file, game, order.aim))! };
  });
  return Promise.all(jobs);
};

const collectSolved = async (order: SolveOrder, standing: Standing, options: CollectOptions): Promise<void> => {
  const jobs = await jobsIn(order, standing);
  const told = { time: '', threads: '', memory: '', ...options } satisfies SolverOptions;
  const out = await outPackOf(jobs, told);
  for (const { item, outcome } of standing.entries) {
    if (item.kind !== 'solve') continue;
    const job = jobs[item.file]!;
    const numbered = job.levels.find(({ number }) => number === item.number)!;
    if (outcome?.kind === 'failed') complain(`${job.file}:${item.number}: ${outcome.reason}`);
    if (outcome?.kind !== 'solve' || tellFaulty(job, numbered, told)) continue;
    tell(job, numbered, outcome, told);
    if (outcome.answer.kind === 'line') out?.keep(numbered.level, outcome.answer.moves);
  }
  writeOut(out, told);
};

const collectMade = async (standing: Standing, options: CollectOptions): Promise<void> => {
  const { order } = standing.job;
  if (order.kind !== 'make') return;
  const wanted = await wantedIn(order);
  const { levels } = stockOf(wanted, standing.entries).collection;
  if (options.json) return void levels.forEach(({ title, board, lines }) => void printJson({ title, board, lines }));
  const { out = '-', force } = options;
  const files = await madeFilesOf(wanted, { seed: '', count: '', threads: '', out, ...(force && { force }) });
  if (levels.length === 0) complain('kura: No level was made by now.');
  else if (files.write(levels) && !files.isPrinted) print(`${counted(levels.length, 'level')} in ${out}`);
};

/** Tells and writes what has come of a job by now. */
export const collect = async (standing: Standing, options: CollectOptions): Promise<void> => {
  const { order } = standing.job;
  if (order.kind === 'solve') await collectSolved(order, standing, options);
  else await collectMade(standing, options);
  if (standing.good < standing.of) process.exitCode = AT_FAULT;
};
