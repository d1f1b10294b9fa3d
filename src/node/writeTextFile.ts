import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such folder.',
  ENOTDIR: 'There is no such folder.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'This file may not be written.',
  EPERM: 'This file may not be written.',
  EROFS: 'This file may not be written.',
  ENOSPC: 'The disk is full.',
};

const refused = (code: string): Parsed<never> =>
  bad(say(REASONS[code] ?? 'This file cannot be written: {code}.', { code }));

const fill = (path: string, text: string, old: Stats | undefined): void => {
  const file = openSync(path, 'wx');
  try {
    if (old) fchmodSync(file, old.mode & 0o777);
    writeFileSync(file, text);
    // A renamed file that the disk has not got yet is an empty one after a power cut.
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Written beside its place and then renamed: whoever looks sees the old file or the whole new one. */
const replace = (path: string, text: string, old: Stats | undefined): void => {
  const unfinished = join(dirname(path), `.kura-${randomUUID()}.tmp`);
  try {
    fill(unfinished, text, old);
    renameSync(unfinished, path);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    throw cause;
  }
};

/** Writes a whole file or nothing. What was there before stays until the new file is complete. */
export const writeTextFile = (path: string, text: string): Parsed<undefined> => {
  try {
    const old = statSync(path, { throwIfNoEntry: false });
    if (old?.isDirectory()) return refused('EISDIR');
    // Renaming over a device or a pipe would take it away.
    if (old && !old.isFile()) return bad(say('This is not an ordinary file.'));
    // Renaming asks the folder for permission; a file that is write-protected means it.
    if (old) accessSync(path, constants.W_OK);
    replace(old ? realpathSync(path) : path, text, old);
    return ok(undefined);
  } catch (cause) {
    return refused(cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause));
  }
};
