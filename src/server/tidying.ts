import type { MatchBook } from './books.ts';
import { isAway } from './database/persistence.ts';
import { type Log, logFailure } from './failure.ts';

const DAY = 24 * 3600 * 1000;

/** An invitation that nobody has opened for so long is not opened any more. */
export const UNJOINED = 30 * DAY;

/** Milliseconds between two looks. */
const LOOK = DAY / 4;

/** Removes now and then what nobody needs any more; returns what ends that. */
export const tidying = (matches: MatchBook, log: Log, now = () => Date.now()): (() => Promise<void>) => {
  // Where the database is away it is done next time.
  const tidy = () =>
    matches.forget(now() - UNJOINED).then(
      () => undefined,
      (cause) => {
        if (!isAway(cause)) logFailure(log, cause);
      },
    );
  let last = tidy();
  const timer = setInterval(() => {
    last = tidy();
  }, LOOK).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
};
