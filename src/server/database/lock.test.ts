import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm/sql';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../test/tools/tempFolder.ts';
import { rowsOf } from './database.ts';
import { FolderTakenError, takeFolder } from './lock.ts';
import { MAJOR } from './making.ts';
import { openFolder } from './pglite.ts';

test('a folder is taken once, and again when it was given back', async () => {
  const folder = tempFolder();
  const release = await takeFolder(folder);
  await expect(takeFolder(folder)).rejects.toThrow(FolderTakenError);
  release();
  (await takeFolder(folder))();
});

test("what a process that is no more has left behind is in nobody's way", async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'kura.lock'), JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), began: '1' }));
  // Of another computer, as far as this one knows, and without a sign of life for long.
  utimesSync(join(folder, 'kura.lock'), new Date(0), new Date(0));
  (await takeFolder(folder))();
});

test('a lock that cannot be read is none', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'kura.lock'), '{"pid":');
  (await takeFolder(folder))();
});

test('a folder with a database is for its owner alone, and keeps what is in it', async () => {
  const folder = join(tempFolder(), 'data');
  const store = await openFolder(folder);
  onTestFinished(() => store.close());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await expect(openFolder(folder)).rejects.toThrow(FolderTakenError);
  const [version] = await rowsOf<{ major: string }>(
    store.db,
    sql`select (current_setting('server_version_num')::int / 10000)::text as major`,
  );
  expect(version?.major).toBe(MAJOR);
});

test('of a folder of another PostgreSQL it is told what to do', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'tables'));
  writeFileSync(join(folder, 'tables/PG_VERSION'), '17\n');
  await expect(openFolder(folder)).rejects.toThrow(/PostgreSQL 17, and this Kura has 18.*kura data export/);
  (await takeFolder(folder))();
});
