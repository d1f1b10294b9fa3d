import type { Command } from 'commander';
import type { Queue } from '../../server/jobs/queue.ts';
import { UsageError } from '../io.ts';
import { databaseOption } from '../server/address.ts';

export interface DatabaseOptions {
  readonly database?: string;
}

const REASON =
  'Jobs need --database postgres://…: the embedded database admits one process, and jobs are done by several.';

const databaseOf = ({ database }: DatabaseOptions): string => {
  if (database === undefined) throw new UsageError(REASON);
  return database;
};

/** A command that cannot do without one, and says so before it does anything else. */
export const withDatabase = (command: Command): Command =>
  command
    .addOption(databaseOption('the PostgreSQL that all of them know, postgres://…'))
    .hook('preAction', (_, action) => void databaseOf(action.opts()));

/** What went wrong, in the words of the driver; several addresses that were tried have one each. */
const wordsOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join(' ');
  return cause instanceof Error ? cause.message : String(cause);
};

/** The queue in the database that was named. */
export const queueOf = async (options: DatabaseOptions, size?: number): Promise<Queue> => {
  const database = databaseOf(options);
  const { openQueue } = await import('../../server/jobs/queue.ts');
  try {
    return await openQueue(database, size);
  } catch (cause) {
    throw new UsageError(`The database cannot be opened: ${wordsOf(cause)}`);
  }
};

/** Does something with the queue, and lets go of it. */
export const withQueue = async <T>(options: DatabaseOptions, act: (queue: Queue) => Promise<T>): Promise<T> => {
  const queue = await queueOf(options);
  try {
    return await act(queue);
  } finally {
    await queue.close();
  }
};
