import type { Seat } from './game.ts';

/** Milliseconds spent per seat. It starts with the first move; the caller says what time it is. */
export interface Clock {
  readonly spent: readonly [number, number];
  readonly running: { readonly seat: Seat; readonly since: number } | undefined;
}

export const NEW_CLOCK: Clock = { spent: [0, 0], running: undefined };

const spentBy = ({ spent, running }: Clock, seat: Seat, now: number): number =>
  // A computer's clock can be set back; time that was spent is not.
  spent[seat] + (running?.seat === seat ? Math.max(0, now - running.since) : 0);

export const spent = (clock: Clock, now: number): readonly [number, number] => [
  spentBy(clock, 0, now),
  spentBy(clock, 1, now),
];

/** Hands the running time to `seat`, or stops the clock when there is nobody to move. */
export const passTo = (clock: Clock, seat: Seat | undefined, now: number): Clock => ({
  spent: spent(clock, now),
  running: seat === undefined ? undefined : { seat, since: now },
});
