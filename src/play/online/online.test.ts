import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm/sql';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { empty, engines } from '../../../test/tools/databases.ts';
import { servedOn } from '../../../test/tools/served.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { type Store as Books, rowsOf } from '../../server/database/database.ts';
import type { Ask } from './asking.ts';
import { changeMembership, keyOf, type Membership, membershipIn } from './membership.ts';
import { type Claim, emptyOutbox, type Fate, post, sendWaiting, waitingIn } from './outbox.ts';
import { copyOf, isChanged, noteCopy, publicationOf, publish, publishedIn, replace, withdraw } from './publishing.ts';
import { readOrSeen } from './seen.ts';
import { levelTableIn, packTableIn, placesWith } from './tables.ts';

const BOARD = '#######\n# @$ .#\n#######';
const SHORT: Claim = { game: 'sokoban', board: BOARD, moves: 'RR', time: 3000, date: '2026-11-18T10:00:00Z' };
const LONG: Claim = { ...SHORT, moves: 'lrRR', date: '2026-11-18T09:00:00Z' };
const FALSE: Claim = { ...SHORT, moves: 'R', date: '2026-11-18T08:00:00Z' };

const member = (name: string): Membership => ({ name, key: keyOf(randomBytes(16)), isOn: true });

/** Nobody is there. */
const cutOff: Ask = async () => ({ status: 0, body: {} });

const [inside] = await engines();

describe('beside a real server', () => {
  let books: Books;
  let app: FastifyInstance;
  beforeAll(async () => {
    books = await inside!.open();
    app = await servedOn(books);
  });
  afterAll(async () => {
    await app.close();
    await books.close();
  });
  beforeEach(() => empty(books.db));

  const ask: Ask = async (path, { method, body, key } = {}) => {
    const answer = await app.inject({
      method: method ?? (body ? 'POST' : 'GET'),
      url: `/api/v1/${path}`,
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
  };

  const sendAll = async (store = memoryStore(), who = member('Ann'), by: Ask = ask): Promise<readonly Fate[]> => {
    const fates: Fate[] = [];
    unwrap(await changeMembership(store, () => who));
    unwrap(await sendWaiting(store, by, (_, fate) => fates.push(fate)));
    return fates;
  };

  test('what waits is sent, the oldest first; what is refused is told and not sent again', async () => {
    const store = memoryStore();
    for (const claim of [SHORT, LONG, FALSE, SHORT]) unwrap(await post(store, claim));
    expect([...unwrap(await waitingIn(store)).values()]).toEqual([FALSE, LONG, SHORT]);
    expect(await sendAll(store)).toEqual([
      { kind: 'refused', reason: { text: 'These moves do not solve the level.' } },
      { kind: 'sent', places: { moves: 1, pushes: 1, of: 1 } },
      { kind: 'sent', places: { moves: 1, pushes: 1, of: 1 } },
    ]);
    expect(unwrap(await waitingIn(store)).size).toBe(0);
    expect(await sendAll(store)).toEqual([]);
  });

  test('without a network all of it waits, and counts once though its answer was lost', async () => {
    const [store, ann] = [memoryStore(), member('Ann')];
    for (const claim of [SHORT, LONG]) unwrap(await post(store, claim));
    expect(await sendAll(store, ann, cutOff)).toEqual([{ kind: 'waiting' }]);
    const unheard: Ask = async (path, asking) => {
      await ask(path, asking);
      return { status: 0, body: {} };
    };
    expect(await sendAll(store, ann, unheard)).toEqual([{ kind: 'waiting' }]);
    expect(unwrap(await waitingIn(store)).size).toBe(2);
    expect((await sendAll(store, ann)).map(({ kind }) => kind)).toEqual(['sent', 'sent']);
    const [row] = await rowsOf<{ count: number }>(books.db, sql`select count(*)::int as count from results`);
    expect(row).toEqual({ count: 2 });
  });

  test('whoever stops sends nothing of it later', async () => {
    const store = memoryStore();
    unwrap(await post(store, SHORT));
    unwrap(await changeMembership(store, () => member('Ann')));
    unwrap(await emptyOutbox(store));
    expect(await sendAll(store)).toEqual([]);
    expect(unwrap(await membershipIn(store))?.name).toBe('Ann');
  });

  test('whoever stops, takes all of it back or renames himself while it is sent is obeyed from the next one on', async () => {
    const sentWhile = async (change: (store: Store) => Promise<unknown>): Promise<readonly unknown[]> => {
      const [store, names]: [Store, unknown[]] = [memoryStore(), []];
      unwrap(await changeMembership(store, () => member('Ann')));
      for (const claim of [SHORT, LONG]) unwrap(await post(store, claim));
      const meanwhile: Ask = async (path, asking) => {
        names.push((asking?.body as { readonly name?: string } | undefined)?.name);
        await change(store);
        return ask(path, asking);
      };
      await sendAll(store, unwrap(await membershipIn(store)), meanwhile);
      return names;
    };
    const stop = (store: Store) => changeMembership(store, (old) => old && { ...old, isOn: false });
    expect(await sentWhile(stop)).toEqual(['Ann']);
    expect(await sentWhile(emptyOutbox)).toEqual(['Ann']);
    expect(await sentWhile((store) => changeMembership(store, () => undefined))).toEqual(['Ann']);
    const rename = (store: Store) => changeMembership(store, (old) => old && { ...old, name: 'Anna' });
    expect(await sentWhile(rename)).toEqual(['Ann', 'Anna']);
  });

  test('what something between us and the server says is no answer: the result waits', async () => {
    const store = memoryStore();
    unwrap(await post(store, SHORT));
    // A web server that knows of no results, as while Kura is put in its place, answers with a page.
    const proxy: Ask = async () => ({ status: 404, body: {} });
    expect(await sendAll(store, member('Ann'), proxy)).toEqual([{ kind: 'waiting' }]);
    expect((await sendAll(store)).map(({ kind }) => kind)).toEqual(['sent']);
  });

  test('one’s own row comes behind the first ones; without a network a table is as it was seen last', async () => {
    const [ann, bob, store] = [member('Ann'), member('Bob'), memoryStore()];
    const [mine, theirs] = [memoryStore(), memoryStore()];
    unwrap(await post(mine, LONG));
    unwrap(await post(theirs, SHORT));
    await sendAll(mine, ann);
    await sendAll(theirs, bob);
    const { hash } = (await ask('results', { body: { ...LONG, name: 'Ann' }, key: ann.key })).body;
    const path = `results/sokoban/${String(hash)}`;
    const question = { path, asking: { key: ann.key }, name: path };
    const date = () => Date.parse('2026-11-18T12:00:00Z');
    const now = unwrap(await readOrSeen({ store, ask, date }, question, levelTableIn));
    expect(now.since).toBeUndefined();
    expect(now.value.rows.map(({ rank, name, own }) => [rank, name, own])).toEqual([
      [1, 'Bob', undefined],
      [2, 'Ann', true],
    ]);
    const later = unwrap(await readOrSeen({ store, ask: cutOff, date }, question, levelTableIn));
    expect(later).toEqual({ ...now, since: '2026-11-18T12:00:00.000Z' });
    const other = await readOrSeen({ store, ask: cutOff, date }, { ...question, name: 'other' }, levelTableIn);
    expect(other.ok ? '' : other.problem.message.text).toBe('The server cannot be reached now.');
  });

  test('a pack is published, replaced and withdrawn, and its author knows how it stands', async () => {
    const [store, { key }] = [memoryStore(), member('Ann')];
    const place = { game: 'sokoban', name: 'own-1' };
    const file = { game: 'sokoban', file: 'Cellar.sok', text: `Collection: Cellar\n\n${BOARD}\n` };
    const newer = { ...file, text: file.text.replace('Cellar', 'Attic') };
    unwrap(await publish(store, { ask, key }, place, file));
    const { id, ...known } = unwrap(await publicationOf(store, place))!;
    expect([known.version, isChanged({ id, ...known }, file), isChanged({ id, ...known }, newer)]).toEqual([
      1,
      false,
      true,
    ]);
    unwrap(await replace(store, { ask, key }, { ...place, id }, newer));
    expect(unwrap(await publicationOf(store, place))).toMatchObject({ id, version: 2 });
    expect(publishedIn((await ask(`packs/${id}`)).body)).toEqual({ ...newer, title: 'Attic', version: 2 });
    expect((await withdraw(store, { ask: cutOff, key }, { ...place, id })).ok).toBe(false);
    unwrap(await withdraw(store, { ask, key }, { ...place, id }));
    expect(unwrap(await publicationOf(store, place))).toBeUndefined();
    unwrap(await noteCopy(store, id, { game: 'sokoban', name: 'Attic' }));
    expect(await copyOf(store, id)).toEqual({ game: 'sokoban', name: 'Attic' });
  });
});

test('a key that is there stays, and what cannot be read is put aside', async () => {
  const store = memoryStore({ membership: '{"key":"short"}' });
  expect(unwrap(await membershipIn(store))).toBeUndefined();
  const ann = member('Ann');
  const changed = await changeMembership(store, () => ann);
  expect(changed).toMatchObject({ ok: true, value: ann, warnings: [expect.anything()] });
  expect(unwrap(await changeMembership(store, (old) => old && { ...old, isOn: false }))).toEqual({
    ...ann,
    isOn: false,
  });
});

test('where a result will stand is known before it is sent', () => {
  const row = (rank: number, moves: number, time: number) => ({
    ...{ rank, name: `P${rank}`, moves, time, date: '2026-11-18T10:00:00Z', fingerprint: '0'.repeat(64) },
  });
  const [first, second, third] = [row(1, 10, 3000), row(2, 10, 5000), { ...row(3, 20, 5000), own: true as const }];
  const table = { rows: [first, second, third], of: 3 };
  expect(placesWith({ rows: [], of: 0 }, { moves: 10, time: 3000 })).toEqual({ moves: 1, of: 1 });
  expect(placesWith({ rows: [first, second], of: 2 }, { moves: 10, time: 4000 })).toEqual({ moves: 2, of: 3 });
  expect(placesWith(table, { moves: 10, time: 4000 })).toEqual({ moves: 2, of: 3 });
  expect(placesWith(table, { moves: 21, time: 4000 })).toEqual({ moves: 3, of: 3 });
  const full = Array.from({ length: 100 }, (_, index) => row(index + 1, 10, index));
  expect(placesWith({ rows: full, of: 500 }, { moves: 11, time: 0 })).toBeUndefined();
});

test('rubbish is no table', () => {
  expect(levelTableIn({ rows: [{ rank: 1, name: 'Eve', moves: -1 }], of: 1 })).toBeUndefined();
  expect(packTableIn({ rows: 'many', of: 1 })).toBeUndefined();
  expect(packTableIn({ rows: [], of: 0 })).toEqual({ rows: [], of: 0 });
});
