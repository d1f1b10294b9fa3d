import { describe, expect, test } from 'vitest';
import { readers } from '../../../test/tools/readers.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { bad, type Parsed, say, sentence } from '../../core/parsed.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { addPack, drawnPacks } from '../editor/drawnPacks.ts';
import { openText } from '../packs/library.ts';
import { MOST_PACKS, shelve, shelvedPacks, takePack } from '../packs/shelf.ts';
import { type Belongings, contentsOf, gather, reportMessages, spread } from './belongings.ts';

const MADE = '2026-11-15T12:00:00Z';

const empty = (): Belongings => ({
  results: memoryStore(),
  games: memoryStore(),
  settings: memoryStore(),
  packs: memoryStore(),
  drawn: memoryStore(),
});

/** A corridor with so many steps to go. */
const drawing = (steps: number): string =>
  `${'#'.repeat(steps + 5)}\n#@${' '.repeat(steps)}$.#\n${'#'.repeat(steps + 5)}\n`;

const put = async ({ packs }: Belongings, name: string, text: string): Promise<void> => {
  unwrap(await shelve(packs, unwrap(openText(text, name, readers)), [{ name, text }]));
};

const names = async ({ packs }: Belongings): Promise<readonly string[]> =>
  unwrap(await shelvedPacks(packs)).map(({ name }) => name);

const warningsOf = (parsed: Parsed<unknown>): readonly string[] =>
  parsed.ok ? (parsed.warnings ?? []).map(({ message }) => sentence(message)) : ['a problem'];

const withPacks = async (): Promise<Belongings> => {
  const belongings = empty();
  await put(belongings, 'a.sok', drawing(0));
  await put(belongings, 'b.sok', drawing(1));
  return belongings;
};

const exported = async (belongings: Belongings): Promise<string> => unwrap(await gather(belongings, MADE)).text;

describe('packs that were opened', () => {
  test('are in the file, the last one first, as they were read', async () => {
    const text = await exported(await withPacks());
    expect(JSON.parse(text).packs).toEqual([
      { game: 'sokoban', name: 'b', title: 'b', levels: 1, files: [{ name: 'b.sok', text: drawing(1) }] },
      { game: 'sokoban', name: 'a', title: 'a', levels: 1, files: [{ name: 'a.sok', text: drawing(0) }] },
    ]);
    expect(reportMessages(unwrap(contentsOf(text))).map(sentence)).toEqual(['2 opened packs']);
  });

  test('are brought to another shelf, behind those that are there, and only once', async () => {
    const [text, other] = [await exported(await withPacks()), empty()];
    await put(other, 'b.sok', drawing(2));
    const report = unwrap(await spread(other, text));
    expect(reportMessages(report).map(sentence)).toEqual(['2 opened packs']);
    expect(await names(other)).toEqual(['b', 'b 2', 'a']);
    expect(unwrap(await takePack(other.packs, { game: 'sokoban', name: 'b 2' }))).toEqual([
      { name: 'b.sok', text: drawing(1) },
    ]);
    expect(reportMessages(unwrap(await spread(other, text)))).toEqual([]);
    expect(await names(other)).toHaveLength(3);
  });

  test('do not push others off a full shelf', async () => {
    const [text, full] = [await exported(await withPacks()), empty()];
    for (let steps = 0; steps < MOST_PACKS - 1; steps++) await put(full, `own ${steps}.sok`, drawing(steps + 2));
    const report = await spread(full, text);
    expect(warningsOf(report)).toEqual(['"a" was left out: The shelf of opened packs is full.']);
    expect((await names(full)).at(-1)).toBe('b');
  });

  test('that are damaged are left out of the file', async () => {
    const belongings = await withPacks();
    await belongings.packs.update('sokoban/a', () => ({ text: '[{"name": 1}]' }));
    const gathered = await gather(belongings, MADE);
    expect(warningsOf(gathered)).toEqual(['"a" was left out: It is damaged.']);
    const { text, isWhole } = unwrap(gathered);
    expect(isWhole).toBe(false);
    expect(JSON.parse(text).packs).toHaveLength(1);
  });

  test('that cannot be written are told, and the rest comes', async () => {
    const other = empty();
    const packs: Store = {
      ...other.packs,
      update: async (name, change) =>
        name === 'sokoban/b' ? bad(say('The disk is full.')) : other.packs.update(name, change),
    };
    const report = await spread({ ...other, packs }, await exported(await withPacks()));
    expect(warningsOf(report)).toEqual(['"b" was left out: The disk is full.']);
    expect(await names(other)).toEqual(['a']);
  });
});

describe('a player file', () => {
  const reading = async (packs: unknown): Promise<string | undefined> =>
    complaint(await spread(empty(), JSON.stringify({ kura: 'player', version: 1, packs })));

  test('without opened packs says nothing of them, and is sound', async () => {
    const text = await exported(empty());
    expect(JSON.parse(text)).not.toHaveProperty('packs');
    expect(unwrap(await spread(empty(), text)).opened).toBe(0);
  });

  test('with a pack that is none is not taken', async () => {
    const sound = { game: 'sokoban', name: 'a', title: 'a', levels: 1, files: [{ name: 'a.sok', text: drawing(0) }] };
    expect(await reading({})).toBe('The opened packs are no list.');
    for (const wrong of [null, { ...sound, game: 3 }, { ...sound, levels: 0 }, { ...sound, files: [] }]) {
      expect(await reading([sound, wrong])).toBe('Opened pack 2 is damaged.');
    }
    expect(await reading([{ ...sound, files: [{ name: 'a.sok' }] }])).toBe('Opened pack 1 is damaged.');
    expect(await reading(Array(1001).fill(sound))).toBe('There are more than 1000 opened packs.');
  });
});

test('packs of the player’s own come over whole, and once', async () => {
  const [here, there] = [empty(), empty()];
  const levels = [{ id: '1', title: 'The yard', board: '###\n#@ ' }];
  await addPack(here.drawn, { game: 'sokoban', title: 'Mine', author: 'Ann', levels });
  const file = unwrap(await gather(here, '2026-11-15T12:00:00Z')).text;
  expect(unwrap(await spread(there, file)).drawn).toBe(1);
  expect(unwrap(await spread(there, file)).drawn).toBe(0);
  expect(unwrap(await drawnPacks(there.drawn))).toEqual(unwrap(await drawnPacks(here.drawn)));
});
