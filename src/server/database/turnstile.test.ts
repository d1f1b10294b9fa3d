import { type SQL, sql } from 'drizzle-orm/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import type { Store } from './database.ts';

let store: Store;
beforeAll(async () => {
  store = await (await engines())[0]!.open();
});
afterAll(() => store.close());

const SEVEN = sql`select 7 as seven`;

/** How often the process looks at everything else while queries are awaited. */
const looksWhile = async (asked: Promise<unknown>): Promise<number> => {
  let [isDone, looks] = [false, 0];
  const look = (): void => {
    looks += 1;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await asked;
  isDone = true;
  return looks;
};

const several = (amount: number, query: SQL): Promise<unknown> =>
  Promise.all(Array.from({ length: amount }, () => store.db.execute(query)));

test('while hundreds of queries wait, the process also does everything else', async () => {
  expect(await looksWhile(several(500, SEVEN))).toBeGreaterThan(2);
});

test('the longer a query has taken the more may come in before the next one', async () => {
  const slow = sql`select count(*) from generate_series(1, 300000)`;
  expect(await looksWhile(several(4, slow))).toBeGreaterThan(3 * 5);
});

test('a game of two waits for one other query at the most, however many wait', async () => {
  const order: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = store.db.transaction(() => held);
  const tables = Array.from({ length: 50 }, () => store.db.execute(SEVEN).then(() => order.push('table')));
  const moves = [1, 2].map(() => store.live.execute(SEVEN).then(() => order.push('move')));
  expect(store.waiting()).toBe(52);
  release();
  await Promise.all([slow, ...tables, ...moves]);
  expect([order.slice(0, 5), order.length]).toEqual([['move', 'table', 'move', 'table', 'table'], 52]);
});
