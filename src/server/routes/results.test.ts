import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm/sql';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { empty, engines } from '../../../test/tools/databases.ts';
import { servedOn } from '../../../test/tools/served.ts';
import { rowsOf, type Store } from '../database/database.ts';
import { hashOf } from '../live/secrets.ts';

/** Two pushes to the right; a detour is longer. */
const BOARD = '######\n#@$ .#\n#    #\n######';
const BEST = { game: 'sokoban', board: BOARD, moves: 'RR', time: 4000, date: '2026-11-18T10:00:00Z', name: 'Anna' };
const DETOUR = { ...BEST, moves: 'duRR', time: 9000 };
const MAP = '6 3\n######\n#Pb b#\n######';

const newKey = (): string => randomBytes(16).toString('base64url');

describe.each(await engines())('on $name', ({ open }) => {
  let store: Store;
  let app: FastifyInstance;
  const lines: string[] = [];
  beforeAll(async () => {
    store = await open();
    app = await servedOn(store, {}, { log: (line) => void lines.push(line) });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });
  beforeEach(() => empty(store.db));

  const asked = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, key?: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    });
  const send = (claim: object, key = newKey()) => asked('POST', 'results', key, claim);

  test('a result is believed, told its places, and known when it comes again', async () => {
    const key = newKey();
    const first = await send(BEST, key);
    expect([first.statusCode, first.json()]).toEqual([
      201,
      {
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        places: { moves: 1, pushes: 1 },
        of: 1,
      },
    ]);
    const again = await send({ ...BEST, moves: '2r', date: '2026-11-18T12:00:00Z' }, key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await send({ ...DETOUR, name: 'Béla' });
    expect([other.statusCode, other.json().places, other.json().of]).toEqual([201, { moves: 2, pushes: 2 }, 2]);
  });

  test('a board is the same one whatever surrounds it', async () => {
    const { hash } = (await send(BEST)).json();
    const framed = await send({ ...BEST, board: `\n${BOARD.replaceAll(/^/gm, '   ')}  \n\n` });
    expect([framed.statusCode, framed.json().hash, framed.json().of]).toEqual([201, hash, 2]);
  });

  test.each([
    ['moves that do not solve it', { moves: 'R' }, 'These moves do not solve the level.'],
    ['moves that the rules forbid', { moves: 'lRR' }, undefined],
    ['letters that are no moves', { moves: 'hello' }, undefined],
    ['a board that is none', { board: 'hello' }, undefined],
    ['a game that is none', { game: 'chess' }, 'There is no such game.'],
    [
      'a game for two',
      { game: 'tictactoe', board: '.../.../... x', moves: 'a1' },
      'Results are kept for puzzles only.',
    ],
    ['a date that is none', { date: 'yesterday' }, '"yesterday" is no date and time.'],
    ['a date to come', { date: '2999-01-01T00:00:00Z' }, 'This was played in the future.'],
    ['a name of blanks', { name: '   ' }, 'A result needs a name.'],
    ['a line of a million moves', { moves: '1000000l' }, 'A line has at most 50000 steps here.'],
  ])('%s are not believed', async (_, part, message) => {
    const { statusCode, body } = await send({ ...BEST, ...part });
    expect(statusCode).toBe(422);
    expect(JSON.parse(body).error.message).toEqual(message ?? expect.stringMatching(/^["A-Z].*\.$/s));
    expect(await rowsOf(store.db, sql`select 1 from results`)).toHaveLength(0);
  });

  test('what is wrong is told with its place', async () => {
    expect((await send({ ...BEST, moves: 'R\nx' })).json().error).toMatchObject({ line: 2, column: 1 });
    expect((await send({ ...BEST, moves: 'RuR' })).json().error).toMatchObject({ step: 2 });
  });

  test.each([
    ['an unknown field', { more: 1 }],
    ['text instead of a number', { time: '4000' }],
    ['a time of nobody', { time: -1 }],
    ['a name with control characters', { name: 'An\u001b[2Jna' }],
    ['a name of two lines', { name: 'Anna\nBéla' }],
    ['half a letter in a name', { name: 'A\ud800' }],
    ['too long a name', { name: 'a'.repeat(101) }],
    ['no name', { name: undefined }],
  ])('%s is refused before anything is replayed', async (_, part) => {
    const { statusCode, body } = await send({ ...BEST, ...part });
    expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([400, ['error']]);
  });

  test('more than 64 kB are not read', async () => {
    const { statusCode } = await send({ ...BEST, moves: 'l'.repeat(70_000) });
    expect(statusCode).toBe(413);
  });

  test.each(['', 'Bearer', 'Bearer short', `Basic ${'a'.repeat(22)}`, `Bearer ${'a'.repeat(23)}`])(
    'without a key of 128 bits nothing is taken: "%s"',
    async (authorization) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/v1/results',
        headers: { authorization },
        payload: BEST,
      });
      expect(statusCode).toBe(401);
    },
  );

  test.each([
    'results/sokoban/zzz',
    "results/sokoban/'; drop table results; --",
    'results/Sokoban/0123456789abcdef',
    'results/sokoban/0123456789abcdef/short',
    'results/sokoban/0123456789abcdef%00',
    'results/sokoban/0123456789abcdef?order=time',
    'results/sokoban/0123456789abcdef?more=1',
    'packs/short',
  ])('the database is not asked for %s', async (path) => {
    const { statusCode } = await asked('GET', encodeURI(path).replaceAll('%25', '%'));
    expect(statusCode).toBe(400);
  });

  test('a table is by moves or pushes, the faster or the slower first, with one’s own row marked', async () => {
    const key = newKey();
    const { hash } = (await send({ ...BEST, time: 9000 }, key)).json();
    await send({ ...BEST, name: 'Béla', time: 4000 });
    await send({ ...DETOUR, name: 'Cili', time: 1000 });
    const names = async (query: string) =>
      (await asked('GET', `results/sokoban/${hash}${query}`)).json().rows.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Béla', 'Anna', 'Cili']);
    expect(await names('?ties=slower')).toEqual(['Anna', 'Béla', 'Cili']);
    expect(await names('?order=pushes')).toEqual(['Cili', 'Béla', 'Anna']);
    expect(await names('?order=pushes&ties=slower')).toEqual(['Anna', 'Béla', 'Cili']);
    const { rows, own, of } = (await asked('GET', `results/sokoban/${hash}`, key)).json();
    expect([rows[1].own, own.rank, of]).toEqual([true, 2, 3]);
    expect(rows[0]).not.toHaveProperty('own');
  });

  test('a level that nobody has solved has an empty table', async () => {
    expect((await asked('GET', 'results/sokoban/0123456789abcdef')).json()).toEqual({ rows: [], of: 0 });
  });

  test('a result is there to be replayed', async () => {
    const { hash, fingerprint } = (await send(DETOUR)).json();
    expect((await asked('GET', `results/sokoban/${hash}/${fingerprint}`)).json()).toEqual({
      ...{ game: 'sokoban', hash, fingerprint, board: BOARD, name: 'Anna', moves: 4, pushes: 2 },
      ...{ time: 9000, date: '2026-11-18T10:00:00Z', solution: 'duRR' },
    });
    expect((await asked('GET', `results/vexed/${hash}/${fingerprint}`)).statusCode).toBe(404);
  });

  test('a game that counts no pushes has no places by them', async () => {
    const sent = await send({ ...BEST, game: 'vexed', board: MAP, moves: 'r' });
    expect([sent.statusCode, sent.json().places ?? sent.json()]).toEqual([201, { moves: 1 }]);
  });

  test.each([
    ['with a ladder behind the human', '6 3\n######\n#pb b#\n######'],
    ['with room beside it', '7 3\n###### \n#Pb b# \n###### '],
    ['with room above it', '6 4\n      \n######\n#Pb b#\n######'],
  ])('a board %s is not the one that has its hash', async (_, board) => {
    const sent = await send({ ...BEST, game: 'vexed', board, moves: 'r' });
    expect([sent.statusCode, sent.json().error.message]).toEqual([422, 'This was played on another board.']);
  });

  test('a pack has a table of its own', async () => {
    const key = newKey();
    const { hash } = (await send(BEST, key)).json();
    const other = (await send({ ...BEST, board: '#####\n#@$.#\n#####', moves: 'R' }, key)).json().hash;
    await send({ ...BEST, name: 'Béla' });
    const table = await asked('POST', 'tables', key, { game: 'sokoban', hashes: [hash, other] });
    expect([table.statusCode, table.json()]).toEqual([
      200,
      {
        rows: [
          { rank: 1, name: 'Anna', solved: 2, moves: 3, pushes: 3, own: true },
          { rank: 2, name: 'Béla', solved: 1, moves: 2, pushes: 2 },
        ],
        of: 2,
        own: { rank: 1, name: 'Anna', solved: 2, moves: 3, pushes: 3, own: true },
      },
    ]);
    const many = Array.from({ length: 501 }, () => hash);
    expect((await asked('POST', 'tables', key, { game: 'sokoban', hashes: many })).statusCode).toBe(400);
  });

  test('only who sent a result takes it away', async () => {
    const key = newKey();
    const { fingerprint } = (await send(BEST, key)).json();
    expect((await asked('DELETE', `results/${fingerprint}`)).statusCode).toBe(401);
    expect((await asked('DELETE', `results/${fingerprint}`, newKey())).statusCode).toBe(404);
    expect((await asked('DELETE', `results/${fingerprint}`, key)).statusCode).toBe(204);
    expect((await asked('DELETE', `results/${fingerprint}`, key)).statusCode).toBe(404);
  });

  test('a player renames himself, and takes everything away that is his', async () => {
    const key = newKey();
    const { hash } = (await send(BEST, key)).json();
    await send({ ...BEST, name: 'Béla' });
    const renamed = await asked('PATCH', 'player', key, { name: ' Annamária ' });
    expect([renamed.statusCode, renamed.json()]).toEqual([200, { name: 'Annamária' }]);
    expect((await asked('PATCH', 'player', newKey(), { name: 'X' })).statusCode).toBe(404);
    expect((await asked('PATCH', 'player', key, { name: '\u200b' })).statusCode).toBe(422);
    const names = async () =>
      (await asked('GET', `results/sokoban/${hash}`)).json().rows.map(({ name }: { name: string }) => name);
    expect(await names()).toContain('Annamária');
    expect((await asked('DELETE', 'player', key)).statusCode).toBe(204);
    expect((await asked('DELETE', 'player', key)).statusCode).toBe(404);
    expect(await names()).toEqual(['Béla']);
  });

  test('a name is text, whatever it looks like', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { hash } = (await send({ ...BEST, name })).json();
    const { headers, body } = await asked('GET', `results/sokoban/${hash}`);
    expect(JSON.parse(body).rows[0].name).toBe(name);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'x-content-type-options': 'nosniff',
    });
  });

  test('a key is in no table and no log', async () => {
    const key = newKey();
    await send(BEST, key);
    const tables = await rowsOf<{ name: string }>(
      store.db,
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await rowsOf(store.db, sql`select * from ${sql.identifier(name)}`);
      expect(JSON.stringify(rows)).not.toContain(key);
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(key);
    expect(lines.join('')).not.toContain('127.0.0.1');
  });

  test('what goes wrong in the database is logged without what somebody has sent', async () => {
    const [key, name] = [newKey(), 'Annamária Ősz'];
    await store.db.execute(sql`alter table results rename to elsewhere`);
    try {
      expect((await send({ ...BEST, name }, key)).statusCode).toBe(500);
    } finally {
      await store.db.execute(sql`alter table elsewhere rename to results`);
    }
    const failed = lines.filter((line) => line.includes('"failed"')).join('');
    expect(failed).toContain('relation \\"results\\" does not exist');
    for (const secret of [name, hashOf(key), '"RR"', BEST.date]) expect(failed).not.toContain(secret);
  });
});
