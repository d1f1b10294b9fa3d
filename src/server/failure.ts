import { DrizzleQueryError } from 'drizzle-orm';
import { isAway } from './database/persistence.ts';

/** What a log says of something that went wrong. */
export interface Failure {
  readonly reason: string;
  readonly stack?: string;
  /** The statement that failed. */
  readonly query?: string;
}

const reasonIn = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Where things are logged. */
export interface Log {
  warn(what: object, words: string): void;
  error(what: object, words: string): void;
}

/** Of a statement the database's own words are told: ours have all that was written by it, names, moves and hashes of keys. */
export const failureOf = (cause: Error): Failure => {
  const { message, stack = '' } = cause;
  if (!(cause instanceof DrizzleQueryError)) return { reason: message, stack };
  return { reason: reasonIn(cause.cause), stack: stack.replace(message, ''), query: cause.query };
};

/** That a database is away for a while is no mistake of ours. */
export const logFailure = (log: Log, cause: Error): void => {
  if (isAway(cause)) log.warn({ reason: failureOf(cause).reason }, 'busy');
  else log.error(failureOf(cause), 'failed');
};
