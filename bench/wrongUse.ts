/** What is wrong with how a benchmark was called. */
export class WrongUse extends Error {}

/** Whether that is what went wrong, and no bug. */
export const isWrongUse = (cause: unknown): cause is Error =>
  cause instanceof WrongUse ||
  (cause instanceof Error && 'code' in cause && `${cause.code}`.startsWith('ERR_PARSE_ARGS'));
