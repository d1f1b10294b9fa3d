/** Too many wait already: try again later. */
export class TooBusyError extends Error {}

/** Somebody alone asks too much. */
export class TooManyError extends Error {}
