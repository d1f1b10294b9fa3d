import { sql } from 'drizzle-orm/sql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { empty, engines } from '../../../test/tools/databases.ts';
import type { BelievedResult, Books } from '../books.ts';
import type { Store } from './database.ts';
import { openBooks } from './openBooks.ts';

const LEVEL = { game: 'sokoban', hash: 'a1' };
const FASTER = { by: 'moves', ties: 'faster' } as const;

let number = 0;

const result = (about: Partial<BelievedResult> = {}): BelievedResult => ({
  ...LEVEL,
  fingerprint: `f${++number}`,
  board: '#####\n#@$.#\n#####',
  player: 'anna',
  name: 'Anna',
  moves: 10,
  pushes: 3,
  time: 5000,
  date: '2026-11-18T10:00:00Z',
  solution: 'R',
  ...about,
});

describe.each(await engines())('on $name', ({ open }) => {
  let store: Store;
  let books: Books;
  beforeAll(async () => {
    store = await open();
    books = openBooks(store.db, store.live);
  });
  afterAll(() => store.close());
  beforeEach(() => empty(store.db));

  const enterAll = async (...results: readonly BelievedResult[]) => {
    for (const one of results) await books.results.enter(one);
  };

  test('a result is entered once', async () => {
    const one = result();
    expect(await books.results.enter(one)).toBe('new');
    expect(await books.results.enter(one)).toBe('known');
    expect(await books.results.table(LEVEL, FASTER)).toMatchObject({ of: 1, rows: [{ rank: 1, name: 'Anna' }] });
  });

  test('another board with the hash of a known one is not entered', async () => {
    await books.results.enter(result());
    expect(await books.results.enter(result({ board: '######\n#@$ .#\n######' }))).toBe('otherBoard');
  });

  test('twenty that enter the same result at once make one row', async () => {
    const one = result();
    const entries = await Promise.all(Array.from({ length: 20 }, () => books.results.enter(one)));
    expect(entries.filter((entry) => entry === 'new')).toHaveLength(1);
  });

  test('a table has the best of each player, by moves or by pushes, the faster or the slower first', async () => {
    await enterAll(
      result({ moves: 12, pushes: 2 }),
      result({ moves: 10, pushes: 4 }),
      result({ player: 'bela', name: 'Béla', moves: 10, pushes: 3, time: 9000 }),
      result({ player: 'cili', name: 'Cili', moves: 10, pushes: 3, time: 7000 }),
    );
    const namesBy = async (by: 'moves' | 'pushes', ties: 'faster' | 'slower') =>
      (await books.results.table(LEVEL, { by, ties })).rows.map(({ name }) => name);
    expect(await namesBy('moves', 'faster')).toEqual(['Anna', 'Cili', 'Béla']);
    expect(await namesBy('moves', 'slower')).toEqual(['Béla', 'Cili', 'Anna']);
    expect(await namesBy('pushes', 'faster')).toEqual(['Anna', 'Cili', 'Béla']);
    expect((await books.results.table(LEVEL, { by: 'pushes', ties: 'slower' })).rows[0]).toMatchObject({ pushes: 2 });
  });

  test('of those that are equal in all the earlier one comes first', async () => {
    await enterAll(
      result({ player: 'bela', name: 'Béla', date: '2026-11-18T11:00:00Z' }),
      result({ player: 'anna', date: '2026-11-18T10:00:00Z' }),
    );
    const { rows } = await books.results.table(LEVEL, FASTER);
    expect(rows.map(({ name }) => name)).toEqual(['Anna', 'Béla']);
  });

  test('a game that counts no pushes has none in its table', async () => {
    const { pushes: _, ...one } = result({ game: 'vexed' });
    await books.results.enter(one);
    const { rows } = await books.results.table({ game: 'vexed', hash: 'a1' }, FASTER);
    expect(rows[0]).not.toHaveProperty('pushes');
  });

  test("one's own row is marked, and told also where it is not among the first hundred", async () => {
    for (let index = 0; index < 120; index++) {
      await books.results.enter(result({ player: `p${index}`, name: `P${index}`, moves: 100 + index }));
    }
    const { rows, of, own } = await books.results.table(LEVEL, FASTER, 'p110');
    expect([rows.length, of, own?.rank]).toEqual([100, 120, 111]);
    expect((await books.results.table(LEVEL, FASTER, 'p5')).rows[5]).toMatchObject({ own: true, name: 'P5' });
    expect(await books.results.table(LEVEL, FASTER, 'nobody')).not.toHaveProperty('own');
  });

  test('a table of several levels has who solved most of them first, then who took fewest moves', async () => {
    await enterAll(
      result({ hash: 'a1', moves: 10 }),
      result({ hash: 'a1', moves: 20 }),
      result({ hash: 'b2', moves: 10 }),
      result({ hash: 'c3', moves: 1 }),
      result({ player: 'bela', name: 'Béla', hash: 'a1', moves: 9 }),
      result({ player: 'cili', name: 'Cili', hash: 'a1', moves: 8 }),
    );
    expect(await books.results.tableOf('sokoban', ['a1', 'b2'], 'bela')).toEqual({
      rows: [
        { rank: 1, name: 'Anna', solved: 2, moves: 20, pushes: 6 },
        { rank: 2, name: 'Cili', solved: 1, moves: 8, pushes: 3 },
        { rank: 3, name: 'Béla', solved: 1, moves: 9, pushes: 3, own: true },
      ],
      of: 3,
      own: { rank: 3, name: 'Béla', solved: 1, moves: 9, pushes: 3, own: true },
    });
    expect(await books.results.tableOf('sokoban', [])).toEqual({ rows: [], of: 0 });
  });

  test('of those who solved as many levels in as many moves the faster comes first, then who was there earlier', async () => {
    const [early, late] = ['2026-11-18T10:00:00Z', '2026-11-18T11:00:00Z'];
    const both = (name: string, time: number, date: string) =>
      ['a1', 'b2'].map((hash) => result({ player: `p${name}`, name, hash, time, date: hash === 'a1' ? early : date }));
    await enterAll(...both('Late', 4000, late), ...both('Early', 4000, early), ...both('Slow', 5000, early));
    await enterAll(
      result({ player: 'pFast', name: 'Fast', time: 7000 }),
      result({ player: 'pFast', name: 'Fast', hash: 'b2', time: 0 }),
    );
    const { rows } = await books.results.tableOf('sokoban', ['a1', 'b2']);
    expect(rows.map(({ name }) => name)).toEqual(['Fast', 'Early', 'Late', 'Slow']);
  });

  test('a level that is asked for twice counts once', async () => {
    await books.results.enter(result());
    expect((await books.results.tableOf('sokoban', ['a1', 'a1'])).rows).toMatchObject([{ solved: 1, moves: 10 }]);
  });

  test('a result can be played again, where it is known', async () => {
    const { player: _, ...one } = result();
    await books.results.enter({ ...one, player: 'anna' });
    expect(await books.results.replay(LEVEL, one.fingerprint)).toEqual(one);
    expect(await books.results.replay({ ...LEVEL, hash: 'b2' }, one.fingerprint)).toBeUndefined();
  });

  test('only who made a result takes it away', async () => {
    const one = result();
    await books.results.enter(one);
    expect(await books.results.remove(one.fingerprint, 'bela')).toBe(false);
    expect(await books.results.remove(one.fingerprint, 'anna')).toBe(true);
    expect(await books.results.remove(one.fingerprint, 'anna')).toBe(false);
  });

  test('a player who renames himself is renamed everywhere', async () => {
    await enterAll(result(), result({ hash: 'b2' }));
    expect(await books.players.rename('anna', 'Annamária')).toBe(true);
    expect(await books.players.rename('nobody', 'X')).toBe(false);
    const { rows } = await books.results.table({ ...LEVEL, hash: 'b2' }, FASTER);
    expect(rows[0]?.name).toBe('Annamária');
  });

  test('with a player goes all he has sent, and nothing else', async () => {
    await enterAll(result(), result({ player: 'bela', name: 'Béla' }));
    await books.packs.publish({ id: 'p1', game: 'sokoban', file: 'a.xsb', title: 'A', text: '#' }, 'anna');
    expect(await books.players.remove('anna')).toBe(true);
    expect(await books.players.remove('anna')).toBe(false);
    expect((await books.results.table(LEVEL, FASTER)).rows.map(({ name }) => name)).toEqual(['Béla']);
    expect(await books.packs.find('p1')).toBeUndefined();
  });

  test('a pack is published, replaced and withdrawn by its author alone', async () => {
    const pack = { id: 'p1', game: 'sokoban', file: 'a.xsb', title: 'A', text: '#' };
    await books.packs.publish(pack, 'anna');
    expect(await books.packs.find('p1')).toEqual({ ...pack, version: 1 });
    expect(await books.packs.count('anna')).toBe(1);
    expect(await books.packs.replace({ ...pack, title: 'B' }, 'bela')).toBeUndefined();
    expect(await books.packs.replace({ ...pack, title: 'B' }, 'anna')).toBe(2);
    expect(await books.packs.find('p1')).toMatchObject({ title: 'B', version: 2 });
    expect(await books.packs.withdraw('p1', 'bela')).toBe(false);
    expect(await books.packs.withdraw('p1', 'anna')).toBe(true);
    expect(await books.packs.find('p1')).toBeUndefined();
  });

  test('what is notified is heard', async () => {
    const heard = new Promise<string>((resolve) => {
      void store.listen('news', resolve).then(() => store.db.execute(sql`select pg_notify('news', 'hello')`));
    });
    expect(await heard).toBe('hello');
  });

  test('text that looks like a statement is only text', async () => {
    const name = "'); drop table results; --";
    await books.results.enter(result({ name }));
    expect((await books.results.table(LEVEL, FASTER)).rows[0]?.name).toBe(name);
  });
});
