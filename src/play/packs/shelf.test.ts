import { describe, expect, test } from 'vitest';
import { readers } from '../../../test/tools/readers.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { bad, type Parsed, say, sentence } from '../../core/parsed.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import type { TextFile } from './companions.ts';
import { openText } from './library.ts';
import type { Opened } from './opened.ts';
import { MOST_PACKS, shelve, shelvedPacks, takePack } from './shelf.ts';

/** A corridor with so many steps to go. */
const drawing = (steps: number): string =>
  `${'#'.repeat(steps + 5)}\n#@${' '.repeat(steps)}$.#\n${'#'.repeat(steps + 5)}\n`;

const put = async (store: Store, name: string, text: string) => {
  const file: TextFile = { name, text };
  return shelve(store, unwrap(openText(text, name, readers)), [file]);
};

const putName = async (store: Store, name: string, text: string): Promise<string> =>
  unwrap<Opened>(await put(store, name, text)).name;

const names = async (store: Store): Promise<readonly string[]> =>
  unwrap(await shelvedPacks(store)).map(({ name }) => name);

const warningsOf = (parsed: Parsed<unknown>): readonly string[] =>
  (parsed.ok ? (parsed.warnings ?? []) : []).map(({ message }) => sentence(message));

const take = async (store: Store, name: string) => unwrap(await takePack(store, { game: 'sokoban', name }));

describe('a pack on the shelf', () => {
  test('is found again by its game and name, to the letter', async () => {
    const store = memoryStore();
    const text = `${drawing(0)}Title: Ő\r\n`;
    expect(await putName(store, 'My levels.sok', text)).toBe('My levels');
    expect(await take(store, 'My levels')).toEqual([{ name: 'My levels.sok', text }]);
    expect(await take(store, 'Your levels')).toBeUndefined();
    expect(unwrap(await takePack(store, { game: 'vexed', name: 'My levels' }))).toBeUndefined();
  });

  test('is listed with its title and how many levels it has', async () => {
    const store = memoryStore();
    await put(store, 'two.sok', `${drawing(0)}Title: A\n\n${drawing(1)}Title: B\n`);
    expect(unwrap(await shelvedPacks(store))).toMatchObject([
      { game: 'sokoban', name: 'two', title: 'two', levels: 2 },
    ]);
  });

  test('is the first of the list when it was opened last', async () => {
    const store = memoryStore();
    for (const [index, name] of ['a.sok', 'b.sok', 'c.sok'].entries()) await put(store, name, drawing(index));
    expect(await names(store)).toEqual(['c', 'b', 'a']);
    await take(store, 'a');
    expect(await names(store)).toEqual(['a', 'c', 'b']);
  });
});

test('a title of any length leaves the list sound', async () => {
  const store = memoryStore();
  const opened = unwrap(openText(drawing(0), 'a.sok', readers));
  const long = { ...opened, pack: { ...opened.pack, title: 'x'.repeat(100_000) } };
  unwrap(await shelve(store, long, [{ name: 'a.sok', text: drawing(0) }]));
  expect(await names(store)).toEqual(['a']);
});

describe('its name', () => {
  test('is the same for the same content, whatever the file is called now', async () => {
    const store = memoryStore();
    await put(store, 'a.sok', drawing(0));
    await put(store, 'b.sok', drawing(1));
    expect(await putName(store, 'copy of a.txt', drawing(0))).toBe('a');
    expect(await names(store)).toEqual(['a', 'b']);
  });

  test('gets a number where another pack has it, be it shipped or opened', async () => {
    const store = memoryStore();
    expect(await putName(store, 'a.sok', drawing(0))).toBe('a');
    expect(await putName(store, 'a.sok', drawing(1))).toBe('a 2');
    expect(await putName(store, 'a.sok', drawing(2))).toBe('a 3');
    expect(await putName(store, 'campaign.sok', drawing(3))).toBe('campaign 2');
    expect(await take(store, 'a 2')).toEqual([{ name: 'a.sok', text: drawing(1) }]);
  });

  test('is its own in each game', async () => {
    const store = memoryStore();
    await put(store, 'a.sok', drawing(0));
    const map = '6 4\n######\n#P b #\n####b#\n######\n';
    expect(await putName(store, 'a.txt', map)).toBe('a');
    expect(unwrap(await shelvedPacks(store)).map(({ game, name }) => `${game}/${name}`)).toEqual([
      'vexed/a',
      'sokoban/a',
    ]);
  });

  test('can stand in an address, however odd the name of the file is', async () => {
    const store = memoryStore();
    for (const [index, odd] of [' .sok', '\ud800.sok', `${'😀'.repeat(80)}.sok`, 'a\nb.sok'].entries()) {
      const name = await putName(store, odd, drawing(index));
      expect(name).not.toBe('');
      expect(decodeURIComponent(encodeURIComponent(name))).toBe(name);
      expect(name.length).toBeLessThanOrEqual(100);
    }
  });
});

test('the packs that were not opened for longest go', async () => {
  const store = memoryStore();
  for (let index = 0; index <= MOST_PACKS; index++) await put(store, `p${index}.sok`, drawing(index));
  expect(await names(store)).toHaveLength(MOST_PACKS);
  expect(await take(store, 'p0')).toBeUndefined();
  expect(await take(store, 'p1')).toBeDefined();
  expect(unwrap(await store.names())).toHaveLength(MOST_PACKS + 1);
});

describe('where something is damaged', () => {
  test('the list is put aside and begun anew', async () => {
    const store = memoryStore({ list: 'no list' });
    expect(warningsOf(await put(store, 'a.sok', drawing(0)))).toEqual([
      'The list of opened packs was damaged: it is kept as "list.damaged-1".',
    ]);
    expect(await names(store)).toEqual(['a']);
    expect(warningsOf(await put(store, 'b.sok', drawing(1)))).toEqual([]);
  });

  test.each(['{{', '{}', '[5,null]'])('the packs are still there, and it is told once: %s', async (text) => {
    const store = memoryStore();
    for (const [index, name] of ['a.sok', 'b.sok'].entries()) await put(store, name, drawing(index));
    await store.update('list', () => ({ text }));
    const listed = await shelvedPacks(store);
    expect(unwrap(listed).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(warningsOf(listed)).toEqual(['The list of opened packs was damaged: it is kept as "list.damaged-1".']);
    expect(warningsOf(await shelvedPacks(store))).toEqual([]);
    await put(store, 'c.sok', drawing(2));
    expect(await take(store, 'a')).toEqual([{ name: 'a.sok', text: drawing(0) }]);
  });

  test('one entry of the list is enough', async () => {
    const sound = { game: 'sokoban', name: 'a', title: 'a', levels: 1, content: '0123456789abcdef' };
    const listed = async (...list: readonly unknown[]) => names(memoryStore({ list: JSON.stringify(list) }));
    expect(await listed(sound)).toEqual(['a']);
    for (const content of [
      undefined,
      'x',
      '0123456789abcde',
      'x0123456789abcdef',
      '0123456789abcdefx',
      'X'.repeat(16),
    ]) {
      expect(await listed(sound, { ...sound, content })).toEqual([]);
    }
  });

  test.each(['[{"name": 1}]', '[{"name": "a.sok"}]', '[{"text": ""}]', '[1]', '{}', '['])(
    'a pack is not there: %s',
    async (text) => {
      expect(await take(memoryStore({ 'sokoban/a': text }), 'a')).toBeUndefined();
    },
  );
});

describe('where the store cannot be used', () => {
  const refused = bad(say('The disk is on fire.'));

  test('no pack is put there or taken', async () => {
    const store = memoryStore();
    await put(store, 'a.sok', drawing(0));
    const fixed: Store = { ...store, update: async () => refused };
    expect(complaint(await put(fixed, 'b.sok', drawing(1)))).toBe('The disk is on fire.');
    expect(complaint(await takePack(fixed, { game: 'sokoban', name: 'a' }))).toBe('The disk is on fire.');
    const closed: Store = { ...store, read: async () => refused };
    expect(complaint(await takePack(closed, { game: 'sokoban', name: 'a' }))).toBe('The disk is on fire.');
    expect(complaint(await shelvedPacks(closed))).toBe('The disk is on fire.');
  });

  test('a pack is put there all the same when only the old ones cannot be looked through', async () => {
    const store = memoryStore({ 'sokoban/old': '[]' });
    const unlisted: Store = { ...store, names: async () => refused };
    expect(warningsOf(await put(unlisted, 'a.sok', drawing(0)))).toEqual([]);
    expect(unwrap(await store.names())).toContain('sokoban/old');
  });

  test('what cannot be taken away is told', async () => {
    const store = memoryStore({ 'sokoban/old': '[]' });
    const sticky: Store = {
      ...store,
      update: async (name, change) => (name === 'sokoban/old' ? refused : store.update(name, change)),
    };
    expect(warningsOf(await put(sticky, 'a.sok', drawing(0)))).toEqual(['The disk is on fire.']);
    expect(await names(sticky)).toEqual(['a']);
  });
});

test('a pack that there is no room for is on no list', async () => {
  const roomy = memoryStore();
  await put(roomy, 'old.sok', drawing(1));
  const full: Store = {
    ...roomy,
    update: async (name, change) => (name === 'list' ? roomy.update(name, change) : bad(say('There is no room left.'))),
  };
  expect(complaint(await put(full, 'a.sok', drawing(0)))).toBe('There is no room left.');
  expect(await names(full)).toEqual(['old']);
});
