import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
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

const fill = (path: string, content: string | Uint8Array, old: Stats | undefined): void => {
  const file = openSync(path, 'wx');
  try {
    if (old) fchmodSync(file, old.mode & 0o777);
    writeFileSync(file, content);
    // A renamed file that the disk has not got yet is an empty one after a power cut.
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** The right to put a file in its place: flushing it can take a while, and somebody else may write there meanwhile. */
export interface Permit {
  isHeld(): boolean;
  /** Where the file is written first. Who removes it takes back the right, even while the file is being renamed. */
  readonly unfinished: string;
}

const overtaken = (): Parsed<never> => bad(say('Another program is writing this file: nothing was saved. Try again.'));

/** Whether it was renamed; not if somebody has removed it. */
const isRenamed = (unfinished: string, path: string): boolean => {
  try {
    renameSync(unfinished, path);
    return true;
  } catch (cause) {
    if (existsSync(unfinished)) throw cause;
    return false;
  }
};

/** Written beside its place and then renamed: whoever looks sees the old file or the whole new one. */
export const putInPlace = (
  path: string,
  content: string | Uint8Array,
  { unfinished, isHeld }: Permit,
  old?: Stats,
): Parsed<undefined> => {
  try {
    fill(unfinished, content, old);
    return isHeld() && isRenamed(unfinished, path) ? ok(undefined) : overtaken();
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** A file can be renamed within its folder only: where a link leads elsewhere, it is written there first. */
const permitBeside = (path: string, isHeld: Permit['isHeld'] = () => true): Permit => ({
  isHeld,
  unfinished: join(dirname(path), `.kura-${randomUUID()}.tmp`),
});

/** Writes a whole file or nothing. What was there before stays until the new file is complete. */
export const writeTextFile = (path: string, text: string, permit?: Permit): Parsed<undefined> => {
  try {
    const old = statSync(path, { throwIfNoEntry: false });
    if (old?.isDirectory()) return refused('EISDIR');
    // Renaming over a device or a pipe would take it away.
    if (old && !old.isFile()) return bad(say('This is not an ordinary file.'));
    // Renaming asks the folder for permission; a file that is write-protected means it.
    if (old) accessSync(path, constants.W_OK);
    const isLink = old && lstatSync(path).isSymbolicLink();
    const real = isLink ? realpathSync(path) : path;
    return putInPlace(real, text, permit && !isLink ? permit : permitBeside(real, permit?.isHeld), old);
  } catch (cause) {
    return refused(refusalCode(cause) ?? String(cause));
  }
};
