import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hash } from '../core/hash.ts';
import { refusalCode } from './systemError.ts';

/** The right to write in a folder. */
export interface FolderLock {
  /** False when somebody took us for dead: this program, or the whole computer, has slept too long. */
  isHeld(): boolean;
  release(): void;
}

/** Milliseconds between two tries: as many at least, and by chance up to as many more. */
const PAUSE = 4;

/**
 * Milliseconds after which nobody is believed to be writing still. It takes a few, on a busy disk perhaps a second.
 * Less than anybody's patience: a flag that only its age gives away costs nobody a save.
 */
const LIFE = 8_000;

/** Containers can have the name of their host and other numbers for processes. */
const numberSpace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
};

/** Where a process number means what it means here. */
const HOST = hash(`${hostname()} ${numberSpace()}`).slice(0, 8);

/** All that has to be known about a flag is in its name, so there is no moment when it is not yet known. */
const FLAG = /^\.kura-(\d{1,10})-([0-9a-f]{8})-[0-9a-f-]{36}\.lock$/;

/** What a process calls its flag. */
export const flagName = (pid: number, host = HOST): string => `.kura-${pid}-${host}-${randomUUID()}.lock`;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // A process of another user is there, although it may not be asked.
    return refusalCode(cause) !== 'ESRCH';
  }
};

/** By the clock of the disk, which may be in another computer. */
const madeAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Whether a flag is that of a process that may still be writing. */
const isLive = (folder: string, flag: string, now: number): boolean => {
  const [, pid, host] = FLAG.exec(flag)!;
  if (host === HOST && !isRunning(Number(pid))) return false;
  const made = madeAt(join(folder, flag));
  return made !== undefined && now - made < LIFE;
};

/** Whether no other flag is live. Those of the dead are removed: no live one will ever have the name of one of them. */
const isAlone = (folder: string, own: string): boolean => {
  const flags = readdirSync(folder).filter((name) => FLAG.test(name));
  const now = madeAt(join(folder, own));
  if (now === undefined || !flags.includes(own)) return false;
  const others = flags.filter((flag) => flag !== own);
  const live = others.filter((flag) => isLive(folder, flag, now));
  for (const flag of others) if (!live.includes(flag)) rmSync(join(folder, flag), { force: true });
  return live.length === 0;
};

/** Raises a flag with a new name, and takes it down again unless it is the only one. */
const tryLock = (folder: string): FolderLock | undefined => {
  const flag = flagName(process.pid);
  const path = join(folder, flag);
  const lock = { isHeld: () => existsSync(path), release: () => rmSync(path, { force: true }) };
  let isOurs = false;
  try {
    writeFileSync(path, '', { flag: 'wx' });
    isOurs = isAlone(folder, flag);
    return isOurs ? lock : undefined;
  } finally {
    if (!isOurs) lock.release();
  }
};

/**
 * Waits until nobody else writes in a folder; undefined when that takes too long.
 *
 * Whoever wants to write raises a flag, a file with a name of its own, and then looks around. Who sees no other flag may
 * write; who sees one takes his own down and tries again later. Of two that raise theirs at the same time, the one who looks
 * later sees the other's: so two never write at once.
 */
export const lockFolder = async (folder: string, patience: number): Promise<FolderLock | undefined> => {
  const end = performance.now() + patience;
  for (;;) {
    const lock = tryLock(folder);
    if (lock || performance.now() > end) return lock;
    await setTimeout(PAUSE * (1 + Math.random()));
  }
};
