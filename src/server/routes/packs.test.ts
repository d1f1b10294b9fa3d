import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { empty, engines } from '../../../test/tools/databases.ts';
import { servedOn } from '../../../test/tools/served.ts';
import type { Store } from '../database/database.ts';
import { openBooks } from '../database/openBooks.ts';
import { hashOf } from '../live/secrets.ts';

const TEXT = 'Collection: The Cellar\n\n#####\n#@$.#\n#####\n\n######\n#@$ .#\n######\n';
const PACK = { game: 'sokoban', file: 'cellar.sok', text: TEXT };

const newKey = (): string => randomBytes(16).toString('base64url');

describe.each(await engines())('on $name', ({ open }) => {
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
  beforeEach(() => empty(store.db));

  const asked = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, key?: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/v1/packs${path}`,
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    });

  test('a pack is published under an address that nobody guesses, and read by whoever is told it', async () => {
    const { statusCode, body } = await asked('POST', '', newKey(), PACK);
    const { id } = JSON.parse(body);
    expect([statusCode, id]).toEqual([201, expect.stringMatching(/^[A-Za-z0-9_-]{22}$/)]);
    const found = await asked('GET', `/${id}`);
    expect([found.statusCode, found.json()]).toEqual([200, { ...PACK, title: 'The Cellar', version: 1 }]);
    expect((await asked('GET', `/${newKey()}`)).statusCode).toBe(404);
  });

  test('several maps of Vexed are one pack, with the names that their author gave them', async () => {
    const board = '7 4\n#######\n#Pr r #\n#######\n#######\n';
    const text = `Game: vexed\nTitle: Ledges\n\nLevel: One\n\n${board}\nLevel: Two\n\n${board}`;
    const ledges = { game: 'vexed', file: 'Ledges.txt', text };
    const { id } = (await asked('POST', '', newKey(), ledges)).json();
    expect((await asked('GET', `/${id}`)).json()).toEqual({ ...ledges, title: 'Ledges', version: 1 });
  });

  test('nobody publishes more than a hundred, until he withdraws one', async () => {
    const [key, ids] = [newKey(), Array.from({ length: 100 }, newKey)];
    for (const id of ids) await openBooks(store.db).packs.publish({ id, title: 'A', ...PACK }, hashOf(key));
    const { statusCode, body } = await asked('POST', '', key, PACK);
    expect([statusCode, body]).toEqual([403, '{"error":{"message":"Nobody publishes more than 100 packs."}}']);
    expect((await asked('POST', '', newKey(), PACK)).statusCode).toBe(201);
    expect((await asked('DELETE', `/${ids[0]}`, key)).statusCode).toBe(204);
    expect((await asked('POST', '', key, PACK)).statusCode).toBe(201);
  });

  test('its author replaces and withdraws it, and nobody else', async () => {
    const [key, other] = [newKey(), newKey()];
    const { id } = (await asked('POST', '', key, PACK)).json();
    const newer = { ...PACK, text: TEXT.replace('The Cellar', 'The Attic') };
    expect((await asked('PUT', `/${id}`, other, newer)).statusCode).toBe(404);
    expect((await asked('PUT', `/${id}`, undefined, newer)).statusCode).toBe(401);
    const replaced = await asked('PUT', `/${id}`, key, newer);
    expect([replaced.statusCode, replaced.json()]).toEqual([200, { version: 2 }]);
    expect((await asked('GET', `/${id}`)).json()).toMatchObject({ title: 'The Attic', version: 2 });
    expect((await asked('DELETE', `/${id}`, other)).statusCode).toBe(404);
    expect((await asked('DELETE', `/${id}`, key)).statusCode).toBe(204);
    expect((await asked('GET', `/${id}`)).statusCode).toBe(404);
  });

  test('a title is one line of letters, however long and strange the file has it', async () => {
    const text = TEXT.replace('The Cellar', `A\u001b[2J${'x'.repeat(500)}`);
    const { id } = (await asked('POST', '', newKey(), { ...PACK, text })).json();
    expect((await asked('GET', `/${id}`)).json().title).toBe(`A [2J${'x'.repeat(195)}`);
  });

  test.each([
    ['no levels', { text: 'Dear all, there are no levels here.' }],
    ['a level of another game', { game: 'tictactoe' }],
    ['no known game', { game: 'chess' }],
    ['a binary file', { text: 'a\0b' }],
  ])('a file with %s is not published', async (_, part) => {
    const { statusCode, body } = await asked('POST', '', newKey(), { ...PACK, ...part });
    expect([statusCode, JSON.parse(body)]).toEqual([
      422,
      { error: expect.objectContaining({ message: expect.any(String) }) },
    ]);
  });

  test('nobody publishes without end', async () => {
    expect((await asked('POST', '', newKey(), { ...PACK, text: `${TEXT}; ${'x'.repeat(600_000)}` })).statusCode).toBe(
      413,
    );
    const key = newKey();
    const codes: number[] = [];
    for (let index = 0; index < 70; index++) codes.push((await asked('POST', '', key, PACK)).statusCode);
    expect(codes).toContain(201);
    expect(codes.at(-1)).toBe(429);
  });
});
