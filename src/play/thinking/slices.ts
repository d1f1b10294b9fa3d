import type { Work } from '../../core/work.ts';
import type { Listener, Stop } from './thinker.ts';

/** What the world gives to whoever thinks in slices. */
export interface Slicing {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Goes on with something after whatever waits: keys, messages. */
  later(work: () => void): void;
}

/** Milliseconds of thinking between two chances for others. */
const SLICE = 12;

/** Milliseconds between two things that are told of what goes on: nobody reads faster. */
const TELLING = 100;

/** Steps until the last one, or until nobody wants it any more. */
const goOn = async ({ now, later }: Slicing, step: () => boolean, isStopped: () => boolean): Promise<void> => {
  for (;;) {
    const end = now() + SLICE;
    do {
      if (isStopped() || step()) return;
    } while (now() < end);
    await new Promise<void>((resolve) => later(resolve));
  }
};

/** Thinks in slices. `begin` gives a step, which tells whether it was the last. */
export const inSlices = (
  around: Slicing,
  { lost }: Pick<Listener<never>, 'lost'>,
  begin: () => Promise<() => boolean>,
): Stop => {
  let isStopped = false;
  const think = async (): Promise<void> => {
    const step = await begin();
    await goOn(around, step, () => isStopped);
  };
  think().catch(() => {
    if (!isStopped) lost();
  });
  return () => {
    isStopped = true;
  };
};

/** Tells what a generator yields, not too often, and what it comes to. */
export const telling = <Y, T>(
  { now }: Slicing,
  thoughts: Generator<Y, T, void>,
  tell: (thought: Y | T, isLast: boolean) => void,
): (() => boolean) => {
  let told = now() - TELLING;
  return () => {
    const { value, done } = thoughts.next();
    if (done || now() - told >= TELLING) {
      told = now();
      tell(value, done === true);
    }
    return done === true;
  };
};

/** For those who wait until all is done. */
export const AT_ONCE: Slicing = { now: () => 0, later: (work) => work() };

/** Milliseconds of work on the thread of the keys: half of what passes between two pictures. */
const THIN = 6;

/** Does work beside the keys, in thin slices, the first of them now. */
export const doInSlices = <T>({ now, later }: Slicing, work: Work<T>, done: (result: T) => void): Stop => {
  let isStopped = false;
  const goOn = (): void => {
    const end = now() + THIN;
    do {
      if (isStopped) return;
      const next = work.next();
      if (next.done) {
        done(next.value);
        return;
      }
    } while (now() < end);
    later(goOn);
  };
  goOn();
  return () => {
    isStopped = true;
  };
};

/** Things that are waited for one after another, each begun by the one before: they are stopped together. */
export const inTurn = (begin: (next: (stop: Stop) => void) => Stop): Stop => {
  let stops: Stop[] = [];
  let isStopped = false;
  const note = (stop: Stop): void => {
    if (isStopped) stop();
    else stops = [...stops, stop];
  };
  note(begin(note));
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
};
