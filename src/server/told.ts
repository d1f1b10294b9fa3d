/** What whoever runs the server can do something about; the message tells him. */
export class ToldError extends Error {}

/** A system's name for what went wrong, or PostgreSQL's five letters. */
const CODE = /^E[A-Z]+$|^[0-9A-Z]{5}$/;

/**
 * Why something failed that lies outside of the program: a port that is taken, a database that does not answer. The system's
 * own words say it. Undefined where it is a mistake of ours.
 */
export const reasonOf = (cause: unknown): string | undefined => {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof ToldError) return cause.message;
  const { code = '' } = cause as NodeJS.ErrnoException;
  return CODE.test(code) ? cause.message || code : reasonOf(cause.cause);
};
