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
