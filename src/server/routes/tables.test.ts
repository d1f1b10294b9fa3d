import { sql } from 'drizzle-orm/sql';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import { servedOn } from '../../../test/tools/served.ts';
import type { Store } from '../database/database.ts';

const [MALLORY, ANNA] = ['10.0.0.7', '10.0.0.8'];
const LEVELS = { game: 'sokoban', hashes: ['00000000000000a1'] };
const MATCH = { game: 'tictactoe', board: '.../.../... x', seat: 0, clock: null };

describe.each(await engines())('on $name', ({ open, name }) => {
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await open();
    app = await servedOn(store);
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const post = async (url: string, payload: object, remoteAddress: string): Promise<number> =>
    (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  const table = (address: string) => post('/api/v1/tables', LEVELS, address);

  test('who asks for tables without end waits for himself: others have theirs, and games go on', async () => {
    let release = (): void => undefined;
    let isLocked = (): void => undefined;
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    // As long as this lasts nobody has a table.
    const slow = store.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table results in access exclusive mode`);
      isLocked();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await locked;
    const codes: number[] = [];
    const told = (amount: number): Promise<void> =>
      new Promise((resolve) => {
        const note = async (): Promise<void> => {
          codes.push(await table(MALLORY));
          if (codes.length === amount) resolve();
        };
        flood.push(...Array.from({ length: 60 }, note));
      });
    const flood: Promise<void>[] = [];
    const taken = (name === 'PGlite' ? 1 : 2) + 40;
    await told(60 - taken);
    expect(new Set(codes)).toEqual(new Set([429]));
    const honest = table(ANNA);
    // Within the process there is one way into the database.
    if (name === 'PostgreSQL') expect(await post('/api/v1/matches', MATCH, ANNA)).toBe(201);
    release();
    expect(await honest).toBe(200);
    await Promise.all([slow, ...flood]);
    expect(codes.filter((code) => code === 200)).toHaveLength(taken);
  });

  test('an address asks for a hundred and twenty tables of packs a minute', async () => {
    const codes: number[] = [];
    while (codes.length < 121) codes.push(await table('10.0.0.9'));
    expect([new Set(codes.slice(0, 120)), codes[120]]).toEqual([new Set([200]), 429]);
    expect(await table(ANNA)).toBe(200);
  });
});
