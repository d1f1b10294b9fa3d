import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Hear, Store } from './database.ts';
import { migrate } from './migrate.ts';
import { lasting } from './persistence.ts';
import * as schema from './schema.ts';

/**
 * Connections that a process has at the most, ten in all; as many processes may share a database that takes a hundred. Games
 * of two have some of their own: a move does not wait for a table of everybody.
 */
const MOST = 6;
const MOST_LIVE = 4;

/** Milliseconds that a connection is waited for, and that a statement may take. */
const CONNECTING = 5_000;
const STATEMENT = 30_000;

/**
 * A connection that is silent for so many milliseconds is asked whether it is still there: by itself a system waits two hours, and
 * whoever only listens hears nothing of a machine that is gone.
 */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Milliseconds before a lost connection is tried again. */
const AGAIN = 250;

/** A connection of its own that hears, and comes back when it is lost. */
class Listener {
  readonly #url: string;
  readonly #channel: string;
  readonly #hear: Hear;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;

  constructor(url: string, channel: string, hear: Hear) {
    this.#url = url;
    this.#channel = channel;
    this.#hear = hear;
  }

  async begin(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: CONNECTING, ...ALIVE });
    this.#client = client;
    // Without somebody who hears it, a lost connection would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    } catch (cause) {
      await client.end().catch(() => undefined);
      throw cause;
    }
    client.on('end', () => this.#later());
  }

  #later(): void {
    if (this.#isEnded) return;
    this.#timer = setTimeout(() => {
      this.begin()
        // What was notified meanwhile is lost: whoever hears this reads again.
        .then(() => this.#hear(''))
        .catch(() => this.#later());
    }, AGAIN);
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}

const poolOf = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECTING,
    statement_timeout: STATEMENT,
    ...ALIVE,
  });
  // An idle connection that is lost is replaced when one is needed.
  pool.on('error', () => undefined);
  // One that is lost between two statements of a transaction is told by the next; unheard it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

const storeOf = (url: string): Store => {
  const [pool, live] = [poolOf(url, MOST), poolOf(url, MOST_LIVE)];
  const listeners = new Set<Listener>();
  return {
    engine: 'PostgreSQL',
    db: drizzle(pool, { schema }),
    live: drizzle(live, { schema }),
    waiting: () => pool.waitingCount + live.waitingCount,
    listen: async (channel, hear) => {
      const listener = new Listener(url, channel, hear);
      await listener.begin();
      listeners.add(listener);
      return async () => {
        listeners.delete(listener);
        await listener.end();
      };
    },
    close: async () => {
      await Promise.all([...listeners].map((listener) => listener.end()));
      await Promise.all([pool.end(), live.end()]);
    },
  };
};

/** Opens a database by its address, `postgres://…`, and brings it up to date. */
export const openPostgres = async (url: string): Promise<Store> => {
  const store = storeOf(url);
  try {
    await lasting(() => migrate(store.db));
    return store;
  } catch (cause) {
    await store.close();
    throw cause;
  }
};
