/** Milliseconds on a clock that only goes forward, whatever becomes of the one on the wall: for all that moves or takes time. */
export const now = (): number => Math.floor(performance.now());
