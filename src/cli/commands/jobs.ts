import { setTimeout } from 'node:timers/promises';
import { Command } from 'commander';
import { errorOf } from '../../core/pack.ts';
import { print, printJson } from '../../node/output.ts';
import type { Item, Order } from '../../server/jobs/order.ts';
import type { Job, Queue } from '../../server/jobs/queue.ts';
import { counted, UsageError, wholeNumber } from '../io.ts';
import { type CollectOptions, collect } from '../jobs/collecting.ts';
import { type DatabaseOptions, withDatabase, withQueue } from '../jobs/database.ts';
import { type Standing, standingJson, standingOf, standingText } from '../jobs/report.ts';
import { commandOf, type MakeOptions, wantedOf } from '../making/wanted.ts';
import { watching } from '../progress.ts';
import { jobsOf, limitsOf } from '../solver/jobs.ts';
import { withWishOptions } from './make.ts';
import { improvementsOf, type SolveOptions, withAimOptions } from './solve.ts';

/** Milliseconds after which somebody who waits looks again. */
const PAUSE = 500;

type Options = DatabaseOptions & CollectOptions;

const placeOrder = async (options: Options, command: string, order: Order, items: readonly Item[]): Promise<void> => {
  const { id } = await withQueue(options, (queue) => queue.order(command, order, items));
  if (options.json) printJson({ job: id, items: items.length });
  else print(`job ${id}: ${counted(items.length, 'level')}. kura jobs wait ${id} waits for what comes of it.`);
};

const orderSolving = async (files: readonly string[], options: SolveOptions & Options): Promise<void> => {
  const [limits, improvements] = [limitsOf(options), improvementsOf(options)];
  const jobs = await jobsOf(files, options, { aim: options.for, improver: improvements ? 'wanted' : 'no' });
  const items = jobs.flatMap(({ levels }, file) =>
    levels.filter(({ level }) => !errorOf(level)).map((each) => ({ kind: 'solve' as const, file, ...each })),
  );
  if (items.length === 0) return;
  const ordered = jobs.map(({ file, opened: { game, name, pack } }) => {
    const { levels: _, problems: __, ...header } = pack;
    return { file, game: game.id, name, pack: header };
  });
  const order = {
    kind: 'solve',
    files: ordered,
    aim: options.for,
    limits,
    ...(improvements && { improvements }),
  } as const;
  await placeOrder(options, `kura solve ${files.join(' ')}`, order, items);
};

const orderMaking = async (id: string, options: MakeOptions & Options): Promise<void> => {
  const { threads: _, ...wanted } = await wantedOf(id, { ...options, threads: '1' });
  const { game, wish, count } = wanted;
  const items = Array.from({ length: count }, (__, index) => ({ kind: 'make' as const, seed: wish.seed + index }));
  await placeOrder(options, commandOf(wanted), { kind: 'make', game: game.id, wish, count }, items);
};

const jobOf = async (queue: Queue, text: string): Promise<Job> => {
  const job = await queue.job(wholeNumber(text, 'The number of a job', 1));
  if (!job) throw new UsageError(`There is no job ${text}.`);
  return job;
};

const status = (id: string | undefined, options: Options): Promise<void> =>
  withQueue(options, async (queue) => {
    for (const job of id === undefined ? await queue.jobs() : [await jobOf(queue, id)]) {
      const standing = await standingOf(queue, job);
      if (options.json) printJson(standingJson(standing));
      else print(`${job.id}  ${job.command}: ${standingText(standing)}`);
    }
  });

const whenOver = (queue: Queue, job: Job): Promise<Standing> =>
  watching(`job ${job.id}`, async (tell) => {
    for (;;) {
      const standing = await standingOf(queue, job);
      const { good, vain, of, isOver } = standing;
      await tell((job.order.kind === 'make' ? good : good + vain) / of);
      if (isOver) return standing;
      await setTimeout(PAUSE);
    }
  });

const wait = (id: string, options: Options): Promise<void> =>
  withQueue(options, async (queue) => collect(await whenOver(queue, await jobOf(queue, id)), options));

const collectNow = (id: string, options: Options): Promise<void> =>
  withQueue(options, async (queue) => collect(await standingOf(queue, await jobOf(queue, id)), options));

const cancel = (id: string, options: Options): Promise<void> =>
  withQueue(options, async (queue) => {
    await queue.cancel((await jobOf(queue, id)).id);
    print(`job ${id} is cancelled`);
  });

const withOut = (command: Command): Command =>
  withDatabase(command.argument('<job>', 'its number'))
    .option('--out <file>', 'write the levels there: with their solutions, or those that were made')
    .option('--force', 'replace a file that is there already')
    .option('--json', 'one JSON object per line');

export const jobsCommand = (): Command =>
  new Command('jobs')
    .description('have levels solved or made by many machines that run kura work')
    .addCommand(
      withDatabase(withAimOptions(new Command('solve').description('put levels on the queue, to be solved')))
        .option('--threads <n>', 'think in so many threads about a level', '1')
        .option('--memory <megabytes>', 'at most so much for a level', '512')
        .option('--game <game>', 'the game, where the content does not tell')
        .option('--json', 'one JSON object per line')
        .action(orderSolving),
    )
    .addCommand(
      withDatabase(withWishOptions(new Command('make').description('put levels on the queue, to be made')))
        .option('--json', 'one JSON object per line')
        .action(orderMaking),
    )
    .addCommand(
      withDatabase(new Command('status').description('how far one job is, or all').argument('[job]', 'its number'))
        .option('--json', 'one JSON object per line')
        .action(status),
    )
    .addCommand(withOut(new Command('wait').description('wait for a job, then tell what came of it')).action(wait))
    .addCommand(withOut(new Command('collect').description('tell what has come of a job by now')).action(collectNow))
    .addCommand(
      withDatabase(new Command('cancel').description('take a job back, with all that came of it'))
        .argument('<job>', 'its number')
        .action(cancel),
    );
