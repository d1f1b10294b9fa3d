import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openApp } from './app.ts';
import type { Store } from './database/database.ts';
import { openBooks } from './database/openBooks.ts';
import { openStore, type Place } from './database/openStore.ts';
import type { House } from './house.ts';
import { Metrics } from './metrics.ts';
import { tidying } from './tidying.ts';
import { ThreadVerifier } from './verifying/verifier.ts';

export interface Serving extends Place {
  readonly host: string;
  readonly port: number;
  readonly page: string;
  readonly origin?: string;
  readonly proxies: readonly string[];
  /** The program, which threads run as well. */
  readonly program: URL;
  readonly log: (line: string) => void;
}

/** A server that runs. */
export interface Served {
  readonly address: string;
  /**
   * Says for some milliseconds that it is about to end, so that a load balancer sends nobody here any more; then takes nothing new,
   * ends what is under way, and closes the database.
   */
  leave(notice?: number): Promise<void>;
}

/** Fails where nobody can listen: before a database is made or opened for it. */
export const tryPort = async ({ host, port }: Pick<Serving, 'host' | 'port'>): Promise<void> => {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};

/** Milliseconds between two looks at who has been answered and asks no more. */
const LOOK = 100;

/** Takes nothing new, and waits for what is under way. Browsers keep their connections when they have been answered: nobody waits for those. */
const closeApp = async (app: FastifyInstance): Promise<void> => {
  const looking = setInterval(() => app.server.closeIdleConnections(), LOOK);
  await app.close();
  clearInterval(looking);
};

const listening = async (app: FastifyInstance, store: Store, { host, port }: Serving): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    await app.close();
    await store.close();
    throw cause;
  }
};

export const serve = async (serving: Serving): Promise<Served> => {
  const store = await openStore(serving);
  let isLeaving = false;
  const house: House = {
    store,
    books: openBooks(store.db, store.live),
    verifier: new ThreadVerifier(serving.program),
    metrics: new Metrics(),
    ...(serving.origin !== undefined && { origin: serving.origin }),
    isLeaving: () => isLeaving,
  };
  const app = await openApp(house, serving);
  const address = await listening(app, store, serving);
  const endTidying = tidying(house.books.matches, app.log);
  return {
    address,
    leave: async (notice = 0) => {
      if (isLeaving) return;
      isLeaving = true;
      if (notice > 0) await setTimeout(notice);
      await closeApp(app);
      await endTidying();
      await house.verifier.close();
      await store.close();
    },
  };
};
