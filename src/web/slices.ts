import type { Work } from '../core/work.ts';

/** Milliseconds of work between two chances for the page to draw and to hear somebody. */
const SLICE = 24;

/** Does long work in slices, told how far it is after each; undefined when it was called off. */
export const inSlices = async <T>(
  work: Work<T>,
  tell: (done: number) => void = () => {},
  signal?: AbortSignal,
): Promise<T | undefined> => {
  let end = performance.now() + SLICE;
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (performance.now() < end) continue;
    tell(next.value);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) return undefined;
    end = performance.now() + SLICE;
  }
};
