import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../node/folderLock.ts';
import { ToldError } from '../told.ts';

/** Milliseconds between two signs of life, and without any after which a process elsewhere is taken for dead. */
const BEAT = 3_000;
const LIFE = 20_000;

/** Milliseconds that somebody who looks at the lock takes at the most. */
const PATIENCE = 10_000;

const FILE = 'kura.lock';

/** Somebody else has the folder open. */
export class FolderTakenError extends ToldError {}

interface Holder {
  readonly pid: number;
  /** Where that number means something. */
  readonly host: string;
  /** When the process began, as the system tells it: numbers are used again. */
  readonly began: string;
}

const readOr = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** The 22nd word of it, counted after the name in brackets, which may have blanks. Empty where there is no such file. */
const beganAt = (pid: number): string =>
  readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? '');

const here = (): string => `${hostname()} ${readOr(() => readlinkSync('/proc/self/ns/pid'))}`;

const isRunning = ({ pid, began }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return pid !== process.pid && beganAt(pid) === began;
};

const holderIn = (path: string): Holder | undefined => {
  const text = readOr(() => readFileSync(path, 'utf8'));
  try {
    return text === '' ? undefined : (JSON.parse(text) as Holder);
  } catch {
    return undefined;
  }
};

/** What a process of this computer does can be known; of others, that they give signs of life. */
const isHeld = (path: string, held: ReadonlySet<string>): boolean => {
  const holder = holderIn(path);
  if (held.has(path)) return true;
  if (!holder) return false;
  if (holder.host === here()) return isRunning(holder);
  return Date.now() - statSync(path).mtimeMs < LIFE;
};

/** Those that this process itself has open. */
const held = new Set<string>();

/**
 * Takes a folder for as long as it is open: two processes in one PGlite lose rows without a word. Returns what gives it
 * back.
 */
export const takeFolder = async (folder: string): Promise<() => void> => {
  const path = join(folder, FILE);
  const turn = await lockFolder(folder, PATIENCE);
  if (!turn.ok) throw new FolderTakenError(`${folder} cannot be locked.`);
  try {
    if (isHeld(path, held)) throw new FolderTakenError(`${folder} is open in another process of Kura.`);
    const holder: Holder = { pid: process.pid, host: here(), began: beganAt(process.pid) };
    writeFileSync(path, JSON.stringify(holder), { mode: 0o600 });
    held.add(path);
  } finally {
    turn.value.release();
  }
  const beat = setInterval(() => readOr(() => `${utimesSync(path, new Date(), new Date())}`), BEAT).unref();
  return () => {
    clearInterval(beat);
    held.delete(path);
    rmSync(path, { force: true });
  };
};
