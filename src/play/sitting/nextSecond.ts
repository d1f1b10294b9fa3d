import type { Round } from '../table/round.ts';

/** Milliseconds after which a clock shows another second. */
const SECOND = 1000;

/** When the clock that runs shows another second. */
export const nextSecond = (round: Round | undefined, now: number): number | undefined => {
  const { running, spent } = round?.snapshot(now) ?? {};
  return running === undefined || !spent ? undefined : now + SECOND - (spent[running] % SECOND);
};
