import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type Frame, openApp } from '../../src/server/app.ts';
import type { Store } from '../../src/server/database/database.ts';
import { openBooks } from '../../src/server/database/openBooks.ts';
import type { House } from '../../src/server/house.ts';
import { Metrics } from '../../src/server/metrics.ts';
import type { Verifier } from '../../src/server/verifying/verifier.ts';
import { answerTo } from '../../src/server/verifying/verifyingWorker.ts';
import { tempFolder } from './tempFolder.ts';

/** A page of one line, with what must not be served beside it. */
export const smallPage = (): string => {
  const folder = tempFolder(afterAll);
  const page = join(folder, 'web');
  mkdirSync(page);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Kura</title>');
  writeFileSync(join(page, '.hidden'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(page, 'link.txt'));
  return page;
};

/** Replays at once, in this thread. */
const hereVerifier: Verifier = { ask: answerTo, waiting: 0, close: async () => undefined };

/** A server without a port over a database that is open. */
export const servedOn = (
  store: Store,
  house: Partial<House> = {},
  frame: Partial<Frame> = {},
): Promise<FastifyInstance> =>
  openApp(
    {
      store,
      books: openBooks(store.db, store.live),
      verifier: hereVerifier,
      metrics: new Metrics(),
      isLeaving: () => false,
      ...house,
    },
    { page: smallPage(), proxies: [], log: () => undefined, ...frame },
  );
