/** Long work is a generator that yields how much is done, from 0 to 1: its host shows that, or stops asking. */
export type Work<T> = Generator<number, T>;

/** Part of some work, of which `from` parts of the whole are done already. */
export function* within<T>(part: Work<T>, from: number, whole: number): Work<T> {
  for (;;) {
    const step = part.next();
    if (step.done) return step.value;
    yield (from + step.value) / whole;
  }
}

/** Runs long work to its end in one go. */
export const finish = <T>(work: Work<T>): T => {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
};
