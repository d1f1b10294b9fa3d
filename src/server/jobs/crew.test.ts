import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { throwawayPostgres } from '../../../test/tools/postgres.ts';
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
});
