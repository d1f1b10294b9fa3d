import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hash } from '../core/hash.ts';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import { refusalCode } from './systemError.ts';

/** The right to write in a folder. */
export interface FolderLock {
  /** False when somebody took us for dead: this program, or the whole computer, has slept too long. */
  isHeld(): boolean;
  /** Where to write what will take its place in the folder by being renamed: whoever gets the lock next removes it first. */
  readonly unfinished: string;
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

/** What the one who raised such a flag writes before it takes its place. */
const UNFINISHED = new RegExp(FLAG.source.replace('lock', 'tmp'));

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

/** How long each flag of others has been seen in a folder, by a clock that nobody sets. */
class Watch {
  readonly #since = new Map<string, number>();
  readonly #life: number;

  constructor(life: number) {
    this.#life = life;
  }

  isTooLong(flag: string): boolean {
    const now = performance.now();
    const since = this.#since.get(flag) ?? now;
    this.#since.set(flag, since);
    return now - since >= this.#life;
  }
}

/**
 * Whether a flag is that of a process that may still be writing. What a process of this computer does can be known; else
 * the flag's age tells, and where that makes no sense, as it was made tomorrow, how long it was seen here.
 */
const isLive = (path: string, now: number, watch: Watch): boolean => {
  const flag = basename(path);
  const [, pid, host] = FLAG.exec(flag)!;
  if (host === HOST && !isRunning(Number(pid))) return false;
  const made = madeAt(path);
  return made !== undefined && now - made < LIFE && !watch.isTooLong(flag);
};

/** Whether a flag is gone: some folders let nobody remove what others made. */
const isRemoved = (path: string): boolean => {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
};

/** A flag that is live, or cannot be removed; undefined where there is none but one's own. Those of the dead are removed. */
const flagInTheWay = (folder: string, own: string, watch: Watch): string | undefined => {
  // A folder of such a name is nobody's flag.
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const flags = entries.map(({ name }) => name).filter((name) => FLAG.test(name));
  const now = madeAt(join(folder, own));
  // Somebody has removed ours.
  if (now === undefined || !flags.includes(own)) return own;
  const others = flags.filter((flag) => flag !== own).map((flag) => join(folder, flag));
  const inTheWay = others.filter((path) => isLive(path, now, watch) || !isRemoved(path));
  return inTheWay[0] && basename(inTheWay[0]);
};

/**
 * Whoever raised another flag may only have been slow, and be about to rename what he wrote over what we shall write:
 * without his file he cannot, and learns that nothing of his was saved.
 */
const removeUnfinished = (folder: string): void => {
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) isRemoved(join(folder, name));
};

/** Raises a flag with a new name, and takes it down again unless it is the only one. Else tells which other there is. */
const tryLock = (folder: string, watch: Watch): FolderLock | string => {
  const flag = flagName(process.pid);
  const path = join(folder, flag);
  const unfinished = path.replace(/lock$/, 'tmp');
  const lock = { unfinished, isHeld: () => existsSync(path), release: () => rmSync(path, { force: true }) };
  let isOurs = false;
  try {
    writeFileSync(path, '', { flag: 'wx' });
    const inTheWay = flagInTheWay(folder, flag, watch);
    if (inTheWay !== undefined) return inTheWay;
    removeUnfinished(folder);
    isOurs = true;
    return lock;
  } finally {
    if (!isOurs) lock.release();
  }
};

const busy = (folder: string, file: string): Parsed<never> =>
  bad(
    say(
      'Another program is writing in {folder}: nothing was saved. Try again later; if there is none, remove {file}.',
      {
        folder,
        file,
      },
    ),
  );

/**
 * Waits until nobody else writes in a folder; where that takes too long it is told which file says so.
 *
 * Whoever wants to write raises a flag, a file with a name of its own, and then looks around. Who sees no other flag may
 * write; who sees one takes his own down and tries again later. Of two that raise theirs at the same time, the one who looks
 * later sees the other's: so two never write at once.
 */
export const lockFolder = async (folder: string, patience: number, life = LIFE): Promise<Parsed<FolderLock>> => {
  const end = performance.now() + patience;
  const watch = new Watch(life);
  for (;;) {
    const lock = tryLock(folder, watch);
    if (typeof lock !== 'string') return ok(lock);
    if (performance.now() > end) return busy(folder, lock);
    await setTimeout(PAUSE * (1 + Math.random()));
  }
};
