import { Worker } from 'node:worker_threads';
import type { LevelWish } from '../../core/making.ts';
import type { Level } from '../../core/pack.ts';
import { MAKING, type MakingOrder, type MakingReport } from './makingWorker.ts';

/** What came of a seed. */
export interface Made {
  readonly seed: number;
  readonly level: Level | undefined;
}

/**
 * Threads that make levels, each of another seed. What comes of them is handed on in the order of the seeds, whoever is done first: so
 * that it is the same in however many threads.
 */
export class Workshop {
  readonly #game: string;
  readonly #wish: LevelWish;
  readonly #threads: Worker[] = [];
  readonly #done = new Map<number, Made>();
  /** The next seed to begin with, and the next to hand on. */
  #begun: number;
  #next: number;

  /** The seed of the wish is the first; the others follow it. */
  constructor(game: string, wish: LevelWish) {
    this.#game = game;
    this.#wish = wish;
    this.#begun = wish.seed;
    this.#next = wish.seed;
  }

  /** Makes one after another for as long as `take` wants more. `far` hears how far the one is that is to be handed on next. */
  run(threads: number, take: (made: Made) => boolean, far: (done: number) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const hear = (thread: Worker, report: MakingReport): void => {
        if (report.kind === 'far') {
          if (report.seed === this.#next) far(report.done);
          return;
        }
        this.#done.set(report.seed, report);
        if (this.#handOn(take)) this.#order(thread);
        else resolve();
      };
      for (let count = 0; count < threads; count++) {
        // The program is one file: the thread runs it too, and main.ts knows what it is for.
        const thread = new Worker(new URL(import.meta.url), { workerData: MAKING });
        thread.on('message', (report: MakingReport) => hear(thread, report));
        thread.on('error', reject);
        this.#threads.push(thread);
        this.#order(thread);
      }
    });
  }

  #order(thread: Worker): void {
    const order: MakingOrder = { game: this.#game, wish: { ...this.#wish, seed: this.#begun++ } };
    thread.postMessage(order);
  }

  /** Whether more is wanted after all that could be handed on. */
  #handOn(take: (made: Made) => boolean): boolean {
    for (let made = this.#done.get(this.#next); made; made = this.#done.get(this.#next)) {
      this.#done.delete(this.#next++);
      if (!take(made)) return false;
    }
    return true;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}
