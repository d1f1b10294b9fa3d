import { setImmediate } from 'node:timers/promises';
import type { Work } from '../core/work.ts';
import { Bar, INTERRUPTED } from './progress.ts';

/** Milliseconds between two chances for Ctrl-C to be heard, however many jobs are done meanwhile. */
const PAUSE = 100;

/**
 * Does many jobs one after another, each under a bar of its own. Ctrl-C ends the one at hand and lets none begin: what was come to
 * by then is the business of whoever has the jobs done.
 */
export class Watcher {
  readonly #bar = new Bar();
  #pausedAt = performance.now();
  #isStopped = false;
  #release: (() => void) | undefined;

  constructor() {
    process.on('SIGINT', this.#interrupt);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  readonly #interrupt = (): void => {
    this.#isStopped = true;
    process.exitCode = INTERRUPTED;
    this.#release?.();
  };

  /** Runs work to its end; without a result if Ctrl-C ends it. */
  async run<T>(work: Work<T>, label: string): Promise<T | undefined> {
    try {
      for (;;) {
        const step = work.next();
        if (step.done) return step.value;
        if (await this.#pause(() => this.#bar.draw(step.value, label))) return undefined;
      }
    } finally {
      await this.#pause();
      this.#bar.clear();
    }
  }

  /** Waits for what others do, who tell how far they are, and what else there is to say; without a result if Ctrl-C comes first. */
  async wait<T>(
    others: (tell: (done: number, more?: string) => void) => Promise<T>,
    label: string,
  ): Promise<T | undefined> {
    const stopped = new Promise<undefined>((resolve) => {
      this.#release = () => resolve(undefined);
    });
    try {
      return await Promise.race([others((done, more = '') => this.#bar.draw(done, label + more)), stopped]);
    } finally {
      this.#release = undefined;
      this.#bar.clear();
    }
  }

  /** A pause if it is time for one, with something to draw. Returns whether all is to end. */
  async #pause(draw?: () => void): Promise<boolean> {
    if (performance.now() - this.#pausedAt >= PAUSE) {
      draw?.();
      await setImmediate();
      this.#pausedAt = performance.now();
    }
    return this.#isStopped;
  }

  /** A Ctrl-C since the last pause has not been heard yet. */
  async close(): Promise<void> {
    await setImmediate();
    process.off('SIGINT', this.#interrupt);
  }
}
