import { setImmediate } from 'node:timers/promises';
import type { Work } from '../core/work.ts';

/** Milliseconds between two chances for a key, or Ctrl-C, to be heard. */
const PAUSE = 100;

/** Hears how far something is, and lets keys be heard. */
export type Tell = (done: number) => Promise<void>;

/** Runs long work to its end with a pause now and then. */
export const slowly = async <T>(job: Work<T>, tell: Tell = () => setImmediate()): Promise<T> => {
  let toldAt = performance.now();
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    if (performance.now() - toldAt < PAUSE) continue;
    await tell(step.value);
    toldAt = performance.now();
  }
};
