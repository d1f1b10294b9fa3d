import { findMakable } from '../../games/makers.ts';
import type { MakeOrder } from '../../server/jobs/order.ts';
import type { Entry, Job, Queue } from '../../server/jobs/queue.ts';
import { Collection } from '../making/collection.ts';
import type { Wanted } from '../making/wanted.ts';
import { gameNamed } from '../source.ts';

export const wantedIn = async ({ game, wish, count }: MakeOrder): Promise<Wanted> => ({
  ...{ game: gameNamed(game), maker: await findMakable(game)!.maker!() },
  ...{ wish, count, threads: 1 },
});

/** What is there of a job that makes levels, by the seeds up to the first that nobody has done. */
export interface Stock {
  readonly collection: Collection;
  /** How many seeds come after those, done or not. */
  readonly ahead: number;
}

/** Levels are taken in the order of the seeds, whoever is done first: so that it is the same on however many machines. */
export const stockOf = (wanted: Wanted, entries: readonly Entry[]): Stock => {
  const collection = new Collection(wanted);
  for (const [index, { item, outcome }] of entries.entries()) {
    if (!outcome || item.kind !== 'make') return { collection, ahead: entries.length - index };
    const level = outcome.kind === 'make' ? outcome.level : undefined;
    if (!collection.take({ seed: item.seed, level })) return { collection, ahead: 0 };
  }
  return { collection, ahead: 0 };
};

/** More seeds for a job that makes levels, as long as those that were ordered do not come to enough. */
export const orderMore = async (queue: Queue, job: Job): Promise<void> => {
  const { order } = job;
  if (order.kind !== 'make') return;
  const wanted = await wantedIn(order);
  const entries = await queue.entries(job, () => undefined);
  const { collection, ahead } = stockOf(wanted, entries);
  const missing = wanted.count - collection.levels.length - ahead;
  if (!collection.isWanting || missing <= 0) return;
  const first = order.wish.seed + entries.length;
  const items = Array.from({ length: missing }, (_, index) => ({ kind: 'make' as const, seed: first + index }));
  // Whoever does the same at the same time adds the same seeds under the same numbers: they are there once.
  await queue.add(job.id, entries.length + 1, items);
};
