import { sql } from 'drizzle-orm/sql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import { type Database, rowsOf, type Store } from './database.ts';
import { isAway, lasting } from './persistence.ts';

const postgres = (await engines()).find(({ name }) => name === 'PostgreSQL');

const NUMBER = sql`select pg_backend_pid() as number`;

const numberOf = async (db: Database): Promise<number> => (await rowsOf<{ number: number }>(db, NUMBER))[0]!.number;

describe.runIf(postgres)('connections that are lost', () => {
  let store: Store;
  beforeAll(async () => {
    store = await postgres!.open();
  });
  afterAll(() => store.close());

  const cut = (number: number) => store.db.execute(sql`select pg_terminate_backend(${number}::int, 10000)`);

  test('between two statements of a transaction, it is done again and the process goes on', async () => {
    let tries = 0;
    const work = () =>
      store.db.transaction(async (transaction) => {
        tries += 1;
        const number = await numberOf(transaction);
        if (tries === 1) await cut(number);
        return rowsOf(transaction, sql`select 7 as seven`);
      });
    expect(await lasting(work)).toEqual([{ seven: 7 }]);
    expect(tries).toBe(2);
  });

  test('what cannot be done is no matter of the connection', async () => {
    const wrong = await store.db.execute(sql`select nothing`).catch((cause) => cause);
    expect(isAway(wrong)).toBe(false);
  });

  test('whoever listens is told that he may have missed something, and hears again, once', async () => {
    const heard: string[] = [];
    let look = (): void => undefined;
    const until = (payload: string): Promise<void> =>
      new Promise((resolve) => {
        look = () => heard.includes(payload) && resolve();
        look();
      });
    const end = await store.listen('news', (payload) => {
      heard.push(payload);
      look();
    });
    onTestFinished(end);
    const [listener] = await rowsOf<{ pid: number }>(
      store.db,
      sql`select pid from pg_stat_activity where query = 'listen "news"'`,
    );
    await cut(listener!.pid);
    await until('');
    await store.db.execute(sql`select pg_notify('news', 'hello')`);
    await until('hello');
    expect(heard).toEqual(['', 'hello']);
  });
});
