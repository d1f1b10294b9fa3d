import { doInSlices, type Slicing } from '../thinking/slices.ts';
import type { Stop } from '../thinking/thinker.ts';
import type { Finder } from './finder.ts';

/** Milliseconds without a key until those who solve are woken: to fetch them is not to be noticed. */
const REST = 400;

/** Milliseconds that they spend on it: what they have done once they do sooner the next time. */
export const WAKING = 50;

/** Gets ready for questions before there are any: reads solutions that came with the level, and wakes whoever solves once somebody plays. */
export class Readiness {
  readonly #around: Slicing;
  #wakeAt = Number.POSITIVE_INFINITY;
  #isAwake = false;
  #stops: readonly Stop[] = [];

  constructor(around: Slicing) {
    this.#around = around;
  }

  /** When those who solve are to be woken. */
  get due(): number {
    return this.#wakeAt;
  }

  /** Another level is there. */
  receive(finder: Finder): void {
    this.stop();
    let isStopped = false;
    this.#stops = [
      () => {
        isStopped = true;
      },
    ];
    this.#around.later(() => {
      if (!isStopped) this.#stops = [...this.#stops, doInSlices(this.#around, finder.prepare(), () => {})];
    });
  }

  /** Something was done, after so many moves: whoever has not played yet may be here to look only, and is spared what solving fetches. */
  follow(at: number, now: number): void {
    if (at > 0 && !this.#isAwake) this.#wakeAt = now + REST;
  }

  /** Those who solve are woken by a question about the position on the board: what they have found by then is known. */
  wake(finder: Finder, position: string): void {
    this.#wakeAt = Number.POSITIVE_INFINITY;
    this.#isAwake = true;
    this.#stops = [...this.#stops, finder.find(position, WAKING, { found: () => {} })];
  }

  /** Somebody has asked: whoever answers has nothing else to do. */
  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#wakeAt = Number.POSITIVE_INFINITY;
  }
}
