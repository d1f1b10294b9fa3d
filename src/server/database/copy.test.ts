import { sql } from 'drizzle-orm/sql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { empty, engines } from '../../../test/tools/databases.ts';
import type { MatchEvent } from '../../play/together/protocol.ts';
import { copyIn, copyOut, TABLES } from './copy.ts';
import { type Database, rowsOf, type Store } from './database.ts';
import { openBooks } from './openBooks.ts';

/** More than one portion of some, and letters that need care. */
const fill = async (db: Database): Promise<void> => {
  const { results, packs } = openBooks(db);
  for (let index = 0; index < 230; index++) {
    await results.enter({
      ...{ game: 'sokoban', hash: `h${index % 7}`, board: `#@$.#${index % 7}`, fingerprint: `f${index}` },
      ...{ player: `p${index % 110}`, name: `"Ő" \\ ${index % 110}\u2028`, moves: index, solution: 'R' },
      ...{ time: 900_000_000_000 + index, date: '2026-11-18T10:00:00Z', ...(index % 2 === 0 && { pushes: 1 }) },
    });
  }
  await packs.publish({ id: 'pack', game: 'vexed', file: 'a.txt', title: 'Á', text: '6 3\n######\r\n\t' }, 'p1');
  await db.execute(sql`insert into matches (id, game, board, clock, number, invitation, watch, at)
    values ('m', 'tictactoe', '…', 'null', 1, 'i', 'w', 1)`);
  await db.execute(
    sql`insert into match_events (match, number, kind, seat, text, at) values ('m', 1, 'join', 0, '', 1)`,
  );
};

const linesOf = async (db: Database): Promise<readonly string[]> => {
  const lines: string[] = [];
  await copyOut(db, async (line) => void lines.push(line));
  return lines;
};

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const all = await engines();

describe.each(all)('out of $name', ({ open }) => {
  let [store, others]: [Store?, Store[]?] = [];
  beforeAll(async () => {
    store = await open();
    others = [];
    for (const engine of all) others.push(await engine.open());
  });
  afterAll(async () => {
    for (const one of [store!, ...others!]) await one.close();
  });
  beforeEach(async () => {
    for (const one of [store!, ...others!]) await empty(one.db);
  });

  test('every table is copied', async () => {
    const tables = await rowsOf<{ name: string }>(
      store!.db,
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
    );
    expect(TABLES.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => name));
  });

  test('everything comes into either engine as it was, once', async () => {
    await fill(store!.db);
    const lines = await linesOf(store!.db);
    for (const { db } of others!) {
      await empty(db);
      const amounts = await copyIn(db, each(lines));
      expect(amounts).toEqual({ players: 110, levels: 7, results: 230, packs: 1, matches: 1, match_events: 1 });
      expect(await copyIn(db, each(lines))).toMatchObject({ players: 0, results: 0, match_events: 0 });
      // Each engine has an order of its own for letters; what is in the lines is the same.
      const rowsIn = (copy: readonly string[]) => copy.flatMap((line) => JSON.parse(line).rows ?? []);
      const sorted = (copy: readonly string[]) =>
        rowsIn(copy)
          .map((row) => JSON.stringify(row))
          .toSorted();
      expect(sorted(await linesOf(db)).length).toBe(350);
      expect(sorted(await linesOf(db)).map(withoutZone)).toEqual(sorted(lines).map(withoutZone));
    }
  });

  test('a match that is there already stays as it is: a later copy of it adds nothing, and it is played on', async () => {
    const { matches } = openBooks(store!.db);
    const terms = { game: 'tictactoe', board: '.../.../... x', clock: null, invitation: 'i', watch: 'w', at: 1 };
    const match = { id: 'm', ...terms, seats: ['anna', undefined] as const };
    const joined = (number: number, seat: 0 | 1): MatchEvent => ({ number, kind: 'join', seat, text: '', at: 1 });
    await matches.make(match, [joined(1, 0)]);
    const before = await linesOf(store!.db);
    await matches.append('m', joined(2, 1), { key: 'bela' });
    const after = await linesOf(store!.db);
    for (const { db } of others!) {
      await empty(db);
      await copyIn(db, each(before));
      expect(await copyIn(db, each(after))).toMatchObject({ matches: 0, match_events: 0 });
      const { matches: theirs } = openBooks(db);
      expect(await theirs.find('m')).toEqual(match);
      expect(await theirs.append('m', joined(2, 1), { key: 'cili' })).toBe(true);
    }
  });

  test.each([
    ['of something else', () => ['hello'], 'This file is damaged, or no copy of a database of Kura.'],
    ['of another kind', () => ['{"kind":"other"}'], 'This file is no copy of a database of Kura.'],
    ['of a later version', () => ['{"kind":"kura-database","tables":99}'], 'This copy is of a later version of Kura.'],
    ['that was cut off', (lines: readonly string[]) => lines.slice(0, -1), 'This file is not complete.'],
    [
      'with another table',
      (lines: readonly string[]) => [lines[0]!, '{"table":"pg_authid","rows":[{}]}'],
      'This file is damaged: it has something else than rows.',
    ],
  ])('of a file %s nothing comes in', async (_, change, message) => {
    await fill(store!.db);
    const lines = await linesOf(store!.db);
    await empty(store!.db);
    await expect(copyIn(store!.db, each(change(lines)))).rejects.toThrow(message);
    expect(await rowsOf(store!.db, sql`select 1 from players`)).toEqual([]);
  });
});

/** Moments are the same, however far from Greenwich they are told. */
const withoutZone = (row: string): string =>
  row.replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d"/g, (moment) => `"${Date.parse(JSON.parse(moment))}"`);
