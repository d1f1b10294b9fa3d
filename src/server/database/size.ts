import { sql } from 'drizzle-orm/sql';
import { type Log, logFailure } from '../failure.ts';
import { type Database, rowsOf } from './database.ts';
import { isAway } from './persistence.ts';

/** Milliseconds that a size is good for: all files are counted for it. */
const GOOD = 60_000;

/** How large a database is, in bytes, as was found at the last look; whoever asks never waits for it. */
export const sizeOf = (db: Database, log: Log): (() => number) => {
  let bytes = Number.NaN;
  let next = 0;
  const look = async (): Promise<void> => {
    const [found] = await rowsOf<{ bytes: number }>(
      db,
      sql`select pg_database_size(current_database())::float8 as bytes`,
    );
    bytes = found!.bytes;
  };
  return () => {
    if (performance.now() >= next) {
      next = performance.now() + GOOD;
      // While it is away the last size is told.
      look().catch((cause) => {
        if (!isAway(cause)) logFailure(log, cause);
      });
    }
    return bytes;
  };
};
