import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownPostgres, throwawayPostgres } from '../../../test/tools/postgres.ts';
import { Crew, type Hands } from './crew.ts';
import type { MakeOrder } from './order.ts';
import { openQueue, type Queue } from './queue.ts';

const database = await throwawayPostgres();

const ORDER: MakeOrder = { kind: 'make', game: 'sokoban', wish: { seed: 1 } as MakeOrder['wish'], count: 1 };

describe.skipIf(!database)('workers on a PostgreSQL', () => {
  let queue: Queue;
  beforeAll(async () => {
    queue = await openQueue(database!, 12);
  });
  afterAll(() => queue.close());

  const crewOf = async (hands: Hands): Promise<Crew> => {
    const crew = new Crew(queue, hands, { threads: 1, lease: 30 });
    onTestFinished(() => crew.close());
    await crew.start();
    return crew;
  };

  const workerOf = async (job: number): Promise<string | null> => {
    const { rows } = await queue.pool.query('select worker from kura_jobs.items where job = $1', [job]);
    return rows[0].worker;
  };

  /** Once the queue has noted that an item failed. */
  const failed = async (job: number): Promise<void> => {
    const text = 'select from graphile_worker.jobs where key = $1 and attempts > 0 and locked_at is null';
    for (let isNoted = false; !isNoted; ) {
      isNoted = ((await queue.pool.query(text, [`kura:${job}:1`])).rowCount ?? 0) > 0;
    }
  };

  test('what a worker fails at is in nobody’s hands: another one may do it, though the first is still there', async () => {
    const { id } = await queue.order('make', ORDER, [{ kind: 'make', seed: 1 }]);
    await crewOf({
      work: async () => {
        throw new Error('There is no memory left.');
      },
      done: () => undefined,
    });
    await failed(id);
    expect(await workerOf(id)).toBeNull();
    await queue.cancel(id);
  });

  test('an item that was begun ten times, and nothing came of it, counts as failed and is not begun again', async () => {
    const job = await queue.order('make', ORDER, [{ kind: 'make', seed: 1 }]);
    const key = `kura:${job.id}:1`;
    const queued = 'select id from graphile_worker.jobs where key = $1';
    const { rows } = await queue.pool.query<{ id: string }>(queued, [key]);
    await queue.utils.rescheduleJobs([rows[0]!.id], { attempts: 9 });
    const crew = await crewOf({
      work: async () => {
        throw new Error('There is no memory left.');
      },
      done: () => undefined,
    });
    const outcome = async () => (await queue.entries(job, () => undefined))[0]?.outcome;
    while (!(await outcome())) await crew.beat();
    expect(await outcome()).toEqual({ kind: 'failed', reason: 'Begun 10 times, and nothing came of it.' });
    await expect.poll(async () => (await queue.pool.query(queued, [key])).rowCount).toBe(0);
  });
});

const own = ownPostgres();

describe.runIf(own)('workers on a PostgreSQL that is started again', () => {
  test('what was begun is kept, once, and the rest is done', async () => {
    const queue = await openQueue(own!.url, 12);
    onTestFinished(() => queue.close());
    const items = [1, 2, 3].map((seed) => ({ kind: 'make' as const, seed }));
    const job = await queue.order('make', ORDER, items);
    const begun: number[] = [];
    const done = new Set<number>();
    let finish = (): void => undefined;
    const all = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let started = (): void => undefined;
    const isStarted = new Promise<void>((resolve) => {
      started = resolve;
    });
    const hands: Hands = {
      work: async ({ number }) => {
        await isStarted;
        begun.push(number);
        if (begun.length === 1) {
          own!.stop();
          own!.start();
        }
        return { kind: 'failed', reason: `It is ${number}.` };
      },
      done: ({ number }) => {
        done.add(number);
        if (done.size === items.length) finish();
      },
    };
    const crew = new Crew(queue, hands, { threads: 1, lease: 30 });
    onTestFinished(() => crew.close());
    await crew.start();
    started();
    await all;
    const entries = await queue.entries(job, () => undefined);
    expect(entries.map(({ outcome }) => outcome)).toEqual(
      items.map(({ seed }) => ({ kind: 'failed', reason: `It is ${seed}.` })),
    );
  });
});
