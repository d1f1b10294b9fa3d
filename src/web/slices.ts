import type { Work } from '../core/work.ts';

/** Milliseconds of work between two chances for the page to draw and to hear somebody. */
const SLICE = 24;

/** Milliseconds of work that nobody waits for, which is not to be noticed while something moves. */
export const THIN = 6;

/** Does long work in slices, told how far it is after each; undefined when it was called off. */
export const inSlices = async <T>(
  work: Work<T>,
  tell: (done: number) => void = () => {},
  signal?: AbortSignal,
  slice = SLICE,
): Promise<T | undefined> => {
  let end = performance.now() + slice;
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (performance.now() < end) continue;
    tell(next.value);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) return undefined;
    end = performance.now() + slice;
  }
};
