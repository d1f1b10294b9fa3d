/** Long work is a generator that yields how much is done, from 0 to 1: its host shows that, or stops asking. */
export type Work<T> = Generator<number, T>;

/** Runs long work to its end in one go. */
export const finish = <T>(work: Work<T>): T => {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
};
