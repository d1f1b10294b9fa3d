import { Worker } from 'node:worker_threads';
import type { LevelWish } from '../../core/making.ts';
import type { Level } from '../../core/pack.ts';
import { InOrder } from './inOrder.ts';
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
  /** The next seed to begin with. */
  #begun: number;

  /** The seed of the wish is the first; the others follow it. */
  constructor(game: string, wish: LevelWish) {
    this.#game = game;
    this.#wish = wish;
    this.#begun = wish.seed;
  }

  /** Makes one after another for as long as `take` wants more. `far` hears how far the one is that is to be handed on next. */
  run(threads: number, take: (made: Made) => boolean, far: (done: number) => void): Promise<void> {
    const order = new InOrder(this.#wish.seed, take);
    return new Promise((resolve, reject) => {
      const hear = (thread: Worker, report: MakingReport): void => {
        if (report.kind === 'far') {
          if (report.seed === order.next) far(report.done);
          return;
        }
        order.add(report.seed, report);
        if (order.isEnough) resolve();
        else this.#order(thread);
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

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}
