import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm/sql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import { rowsOf, type Store } from './database.ts';
import { migrate, TooNewError } from './migrate.ts';
import * as schema from './schema.ts';

const opened = async (open: () => Promise<Store>): Promise<Store> => {
  const store = await open();
  onTestFinished(() => store.close());
  return store;
};

const columnsOf = (table: PgTable): readonly string[] =>
  Object.values(getTableColumns(table))
    .map(({ name, notNull }) => `${getTableName(table)}.${name}${notNull ? '' : '?'}`)
    .sort();

describe.each(await engines())('on $name', ({ open, name }) => {
  test('the statements make the tables that the schema tells of', async () => {
    const { db } = await opened(open);
    const made = await rowsOf<{ column: string }>(
      db,
      sql`select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as column
          from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`,
    );
    const told = Object.values(schema).flatMap((table) => (is(table, PgTable) ? columnsOf(table) : []));
    expect(made.map(({ column }) => column).sort()).toEqual(told.toSorted());
  });

  test('to bring up to date what is up to date changes nothing, also four times at once', async () => {
    const { db } = await opened(open);
    const steps = [{ number: 1, statements: [] }];
    await Promise.all(Array.from({ length: 4 }, () => migrate(db)));
    await expect(migrate(db, steps.slice(1))).rejects.toThrow(TooNewError);
  });

  test.runIf(name === 'PostgreSQL')('four processes that begin at once make the tables once', async () => {
    const { db } = await opened(open);
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    const stores = await Promise.all(Array.from({ length: 4 }, () => opened(open)));
    expect(await rowsOf(stores[3]!.db, sql`select number from migrations where number = 1`)).toHaveLength(1);
  });
});
