import { Command } from 'commander';
import { print } from '../../node/output.ts';
import type { Errand, Queue } from '../../server/jobs/queue.ts';
import { secondsOf, wholeNumber } from '../io.ts';
import { type DatabaseOptions, queueOf, withDatabase } from '../jobs/database.ts';
import { doItem } from '../jobs/doing.ts';
import { orderMore } from '../jobs/making.ts';
import { INTERRUPTED } from '../progress.ts';

interface Options extends DatabaseOptions {
  readonly threads: string;
  readonly lease: string;
}

/** Connections besides those of the items: to listen, to be heard of, to order more. */
const BESIDES = 4;

const nameOf = ({ job: { id, order }, item }: Errand): string => {
  if (item.kind === 'make') return `job ${id}, seed ${item.seed}`;
  return `job ${id}, ${order.kind === 'solve' ? order.files[item.file]!.file : ''}:${item.number}`;
};

const WORDS: Readonly<Record<string, string>> = { line: 'solved', none: 'unsolvable', gaveUp: 'gave up' };

const outcomeText = (outcome: object): string => {
  if ('answer' in outcome) return WORDS[(outcome.answer as { kind: string }).kind] ?? '';
  return 'level' in outcome && outcome.level ? 'made' : 'nothing good';
};

/** Resolves once somebody wants us to end. */
const asked = (): Promise<number> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve(INTERRUPTED));
    process.once('SIGTERM', () => resolve(0));
  });

const serve = async (queue: Queue, threads: number, lease: number): Promise<void> => {
  const { Crew } = await import('../../server/jobs/crew.ts');
  const ended = asked();
  const crew = new Crew(
    queue,
    {
      work: doItem,
      done: async (errand, outcome) => {
        print(`${nameOf(errand)}: ${outcomeText(outcome)}`);
        await orderMore(queue, errand.job);
      },
    },
    { threads, lease },
  );
  await crew.start();
  print(`working in ${threads === 1 ? 'one thread' : `${threads} threads`}; Ctrl-C gives back what is not done`);
  process.exitCode = await ended;
  await crew.close();
};

const run = async (options: Options): Promise<void> => {
  const [threads, lease] = [wholeNumber(options.threads, '--threads', 1), secondsOf(options.lease, '--lease')];
  const queue = await queueOf(options, threads + BESIDES);
  try {
    await serve(queue, threads, lease);
  } finally {
    await queue.close();
  }
};

export const workCommand = (): Command =>
  withDatabase(
    new Command('work').description(
      'do what kura jobs has put on the queue, until Ctrl-C; on as many machines as there are',
    ),
  )
    .option('--threads <n>', 'so many levels at the same time', '1')
    .option('--lease <seconds>', 'after so long without a word from here others take what is begun here', '30')
    .action(run);
