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
import { bad, type Message, ok, type Parsed, say } from '../core/parsed.ts';
import { refusalCode } from './systemError.ts';

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: say('There is no such folder.'),
  ENOTDIR: say('There is no such folder.'),
  EISDIR: say('This is a folder, not a file.'),
  EACCES: say('This file may not be written.'),
  EPERM: say('This file may not be written.'),
  EROFS: say('This file may not be written.'),
  ENOSPC: say('The disk is full.'),
};

const refused = (code: string): Parsed<never> =>
  bad(REASONS[code] ?? say('This file cannot be written: {code}.', { code }));

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

/** Whether a file may still take its place when it is complete: flushing it can take a while. */
type Permission = () => boolean;

/** Written beside its place and then renamed: whoever looks sees the old file or the whole new one. */
const replace = (path: string, text: string, old: Stats | undefined, isAllowed: Permission): Parsed<undefined> => {
  const unfinished = join(dirname(path), `.kura-${randomUUID()}.tmp`);
  try {
    fill(unfinished, text, old);
    if (!isAllowed()) return bad(say('Another program is writing this file: nothing was saved. Try again.'));
    renameSync(unfinished, path);
    return ok(undefined);
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** Writes a whole file or nothing. What was there before stays until the new file is complete. */
export const writeTextFile = (path: string, text: string, isAllowed: Permission = () => true): Parsed<undefined> => {
  try {
    const old = statSync(path, { throwIfNoEntry: false });
    if (old?.isDirectory()) return refused('EISDIR');
    // Renaming over a device or a pipe would take it away.
    if (old && !old.isFile()) return bad(say('This is not an ordinary file.'));
    // Renaming asks the folder for permission; a file that is write-protected means it.
    if (old) accessSync(path, constants.W_OK);
    return replace(old ? realpathSync(path) : path, text, old, isAllowed);
  } catch (cause) {
    return refused(refusalCode(cause) ?? String(cause));
  }
};
