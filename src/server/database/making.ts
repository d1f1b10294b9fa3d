import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { ToldError } from '../told.ts';

/** Which PostgreSQL the embedded one is: it opens no folder of another. */
export const MAJOR = '18';

export const tablesIn = (folder: string): string => join(folder, 'tables');

const versionIn = (folder: string): string => join(tablesIn(folder), 'PG_VERSION');

/** Whether a folder has a database already: to make one takes some seconds. */
export const isMade = (folder: string): boolean => existsSync(versionIn(folder));

/** Says what to do about a folder that an older or a newer Kura has made. */
export const checkMajor = (folder: string): void => {
  const major = readFileSync(versionIn(folder), 'utf8').trim();
  if (major === MAJOR) return;
  throw new ToldError(
    `${folder} is a database of PostgreSQL ${major}, and this Kura has ${MAJOR}. Write it to a file with the Kura that made it, kura data export FILE, and bring that file into a new folder with this one, kura data import FILE.`,
  );
};

/** What the thread that makes a database is started with. */
export interface Making {
  readonly making: string;
}

export const isMaking = (order: unknown): order is Making =>
  typeof order === 'object' && order !== null && 'making' in order;

/** Makes a database under another name first: one that is half made is never opened. */
export const makeTables = async (folder: string): Promise<void> => {
  const unfinished = `${tablesIn(folder)}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const made = await PGlite.create(unfinished);
  await made.close();
  renameSync(unfinished, tablesIn(folder));
};

/** The same in a thread of its own: what that takes, up to 900 MB, is given back when it ends. */
export const makeInThread = (folder: string, program: URL): Promise<void> =>
  new Promise((resolve, reject) => {
    const order: Making = { making: folder };
    new Worker(program, { workerData: order })
      .on('error', reject)
      .on('exit', () => (isMade(folder) ? resolve() : reject(new Error('The database could not be made.'))));
  });
