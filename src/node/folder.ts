import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Milliseconds after which a file that was never finished has nobody who would finish it. */
const LEFT_BEHIND = 60 * 60 * 1000;

/** When this is done the disk knows the names in a folder too. Some systems cannot do it, and need not. */
export const syncFolder = (folder: string): void => {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // The files themselves have been flushed already: nothing more can be done here.
  }
};

/** Makes a folder with those around it, where there is none yet. */
export const makeFolder = (folder: string): void => {
  const made = mkdirSync(folder, { recursive: true });
  if (made !== undefined) syncFolder(dirname(made));
};

/** Removes what `writeTextFile` began and a killed process never finished. */
export const removeLeftBehind = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => /^\.kura-.*\.tmp$/.test(each))) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFT_BEHIND) rmSync(path, { force: true });
  }
};
