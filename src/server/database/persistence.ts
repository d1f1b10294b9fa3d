import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a database may be away, as it is when it starts again; and between two tries. */
const PATIENCE = 10_000;
const PAUSE = 200;

/** What PostgreSQL says when it ends or begins, and the system when nobody is there. */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  // Its machine is started again, or its container, whose name is not known meanwhile.
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Others have all connections that it admits.
  '53300',
]);

/** What the driver says where neither has a code; the last, when a transaction cannot even be taken back. */
const MESSAGES =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Connection ended|is not queryable/i;

/** Whether the database was not there, which is nobody's mistake; drizzle wraps what the engine said. */
export const isAway = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false;
  const { code } = cause as NodeJS.ErrnoException;
  return (code !== undefined && AWAY.has(code)) || MESSAGES.test(cause.message) || isAway(cause.cause);
};

/** Does something that may be done twice, and does it again while the database is away and nobody has told it to stop. */
export const lasting = async <T>(work: () => Promise<T>, patience = PATIENCE, signal?: AbortSignal): Promise<T> => {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (signal?.aborted || !isAway(cause) || performance.now() > end) throw cause;
    }
    await setTimeout(PAUSE);
  }
};

/** The same for every function of a book. What it writes must be the same when it is written again. */
export const lastingBook = <Book extends object>(book: Book): Book =>
  Object.fromEntries(
    Object.entries(book).map(([name, ask]) => [name, (...args: unknown[]) => lasting(() => ask(...args))]),
  ) as Book;
