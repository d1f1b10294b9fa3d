import { setImmediate } from 'node:timers/promises';
import type { Parsed } from '../core/parsed.ts';
import type { Updated } from '../results/store.ts';
import { makeFolder, removeLeftBehind, syncFolder } from './folder.ts';
import { type FolderLock, lockFolder } from './folderLock.ts';

/** Milliseconds that a lock is kept for one update after another: others want to write too, and somebody may look. */
const TURN = 500;

/** Does an update, given the right to. */
type Work = (lock: FolderLock) => Parsed<Updated>;

interface Waiting {
  readonly work: Work;
  readonly resolve: (updated: Parsed<Updated>) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * Updates of the files in a folder, in the order that they were asked for. Those that wait at the same time have their turn
 * under one lock: to get one the whole folder has to be looked through.
 */
export class Updates {
  readonly #folder: string;
  readonly #patience: number;
  #waiting: Waiting[] = [];
  #isAtWork = false;

  constructor(folder: string, patience: number) {
    this.#folder = folder;
    this.#patience = patience;
  }

  add(work: Work): Promise<Parsed<Updated>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      if (!this.#isAtWork) void this.#goOn();
    });
  }

  async #goOn(): Promise<void> {
    this.#isAtWork = true;
    while (this.#waiting.length > 0) {
      const turn = this.#waiting;
      this.#waiting = [];
      for (let done = 0; done < turn.length; await setImmediate()) done += await this.#take(turn, done);
    }
    this.#isAtWork = false;
  }

  /** Does some of them, from one on, and at least that one; tells how many. */
  async #take(turn: readonly Waiting[], from: number): Promise<number> {
    const { resolve, reject } = turn[from]!;
    try {
      makeFolder(this.#folder);
      const lock = await lockFolder(this.#folder, this.#patience);
      if (lock.ok) return this.#work(turn.slice(from), lock.value);
      resolve(lock);
    } catch (cause) {
      reject(cause);
    }
    return 1;
  }

  #work(turn: readonly Waiting[], lock: FolderLock): number {
    const end = performance.now() + TURN;
    const answers: (() => void)[] = [];
    try {
      removeLeftBehind(this.#folder);
      while (answers.length < turn.length && lock.isHeld() && performance.now() < end) {
        answers.push(answerOf(turn[answers.length]!, lock));
      }
      // Nothing is told as saved before the disk knows it.
      syncFolder(this.#folder);
    } finally {
      lock.release();
    }
    for (const answer of answers) answer();
    return answers.length;
  }
}

/** A file that could not be written, or a bug, is of no concern to the next update. */
const answerOf = ({ work, resolve, reject }: Waiting, lock: FolderLock): (() => void) => {
  try {
    const updated = work(lock);
    return () => resolve(updated);
  } catch (cause) {
    return () => reject(cause);
  }
};
