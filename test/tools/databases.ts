import { sql } from 'drizzle-orm/sql';
import { type Database, rowsOf, type Store } from '../../src/server/database/database.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { openMemory } from '../../src/server/database/pglite.ts';
import { openPostgres } from '../../src/server/database/postgres.ts';
import { throwawayPostgres } from './postgres.ts';

/** What a server can keep its books in. */
export interface Engine {
  readonly name: Store['engine'];
  open(): Promise<Store>;
}

/** To make one takes seconds: all tests of a thread have the same, one file after the other. */
let embedded: Promise<Store> | undefined;

const openEmbedded = async (): Promise<Store> => {
  embedded ??= openMemory();
  const store = await embedded;
  await store.db.execute(sql`drop schema public cascade`);
  await store.db.execute(sql`create schema public`);
  await migrate(store.db);
  return { ...store, close: async () => undefined };
};

/** Both engines, or PGlite alone where there is no PostgreSQL. */
export const engines = async (): Promise<readonly Engine[]> => {
  const url = await throwawayPostgres();
  const inside: Engine = { name: 'PGlite', open: openEmbedded };
  return url === undefined ? [inside] : [inside, { name: 'PostgreSQL', open: () => openPostgres(url) }];
};

/** Forgets all rows. */
export const empty = async (db: Database): Promise<void> => {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  await db.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`));
};
