import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm/sql';
import type * as schema from './schema.ts';

/** Both engines, and a transaction in either. Inside a transaction only that is asked: PGlite would wait for itself. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Hears that something has been notified. It is a hint only: what was missed is read from the tables. */
export type Hear = (payload: string) => void;

/** A database that is open. */
export interface Store {
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly db: Database;
  /** The same for games of two, where nobody waits behind tables and results. Within a transaction of either the other is not asked. */
  readonly live: Database;
  /** How many queries wait for the engine. */
  waiting(): number;
  /** Hears what is notified on a channel, and an empty text when something may have been missed. Returns what ends that. */
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The rows of a statement of our own: both engines return them under that name. Sums and counts are cast by whoever asks. */
export const rowsOf = async <Row>(db: Database, statement: SQL): Promise<readonly Row[]> => {
  const { rows } = (await db.execute(statement)) as unknown as { readonly rows: readonly Row[] };
  return rows;
};
