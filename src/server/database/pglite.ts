import { chmodSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Store } from './database.ts';
import { takeFolder } from './lock.ts';
import { checkMajor, isMade, makeInThread, makeTables, tablesIn } from './making.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';
import { Turnstile } from './turnstile.ts';

/** The usual 128 MB are for large databases; these are held in memory whole by the system anyway. */
const START = ['-c', 'shared_buffers=8MB'];

/** Milliseconds between two clean-ups: there is no autovacuum in here. */
const VACUUM = 6 * 3600 * 1000;

/** The same of results alone: those that are not cleaned up are looked up one by one for a table, which takes seven times as long. */
const VACUUM_RESULTS = 10 * 60 * 1000;

/** Nobody but whoever runs this may look into the folder: PGlite's own files may be read by everybody. */
const PRIVATE = 0o700;

const storeOf = (pglite: PGlite, release: () => void): Store => {
  const turnstile = new Turnstile(pglite);
  const waysOf = (whose: string): Database => drizzle({ client: turnstile.of(whose), schema });
  const cleaning = turnstile.of('cleaning');
  const every = (ms: number, statement: string) =>
    setInterval(() => void cleaning.query(statement).catch(() => undefined), ms).unref();
  const vacuums = [every(VACUUM, 'vacuum analyze'), every(VACUUM_RESULTS, 'vacuum results')];
  return {
    engine: 'PGlite',
    db: waysOf('everything else'),
    live: waysOf('games'),
    waiting: () => turnstile.waiting,
    listen: (channel, hear) => pglite.listen(channel, hear),
    close: async () => {
      for (const vacuum of vacuums) clearInterval(vacuum);
      await pglite.close();
      release();
    },
  };
};

/**
 * Opens the database in a folder, or makes one there, and brings it up to date. With a program that threads can run, it is
 * made in one.
 */
export const openFolder = async (folder: string, program?: URL): Promise<Store> => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE });
  chmodSync(folder, PRIVATE);
  const release = await takeFolder(folder);
  try {
    if (!isMade(folder)) await (program ? makeInThread(folder, program) : makeTables(folder));
    checkMajor(folder);
    const pglite = await PGlite.create(tablesIn(folder), { startParams: [...PGlite.defaultStartParams, ...START] });
    const store = storeOf(pglite, release);
    await migrate(store.db);
    return store;
  } catch (cause) {
    release();
    throw cause;
  }
};

/** One that is forgotten with the process, for tests. */
export const openMemory = async (): Promise<Store> => {
  const store = storeOf(await PGlite.create(), () => undefined);
  await migrate(store.db);
  return store;
};
