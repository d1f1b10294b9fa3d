import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import type { Level, Pack } from '../core/pack.ts';
import { bad, ok, type Parsed, say, sentence } from '../core/parsed.ts';
import { findGame } from '../games/index.ts';
import { writeResults } from './document.ts';
import { type KnownPack, knownPack } from './knownPack.ts';
import { memoryStore } from './memoryStore.ts';
import { importResults, loadResults, mergeResults, saveResult } from './packResults.ts';
import type { LevelResult } from './result.ts';
import type { Store } from './store.ts';

const [A, B, C] = ['57af3d098eb9646a', 'b3d8d1ac96c15392', 'f03acfc66c915033'] as const;

const packOf = (...hashes: readonly string[]): KnownPack => ({ name: 'docks', title: 'The Docks', hashes });

const PACK = packOf(A, B);

const result = (name: string, hash?: string, level = 1): LevelResult => ({
  level,
  ...(hash !== undefined && { hash }),
  name,
  moves: 3,
  time: 1000,
  date: '2026-11-15T10:20:30Z',
});

const told = (parsed: Parsed<unknown>): readonly string[] =>
  (parsed.ok ? (parsed.warnings ?? []) : []).map(({ line, message }) => `${line ?? ''} ${sentence(message)}`.trim());

const namesIn = async (store: Store, pack: KnownPack): Promise<readonly string[]> =>
  unwrap(await loadResults(store, pack)).map(({ name }) => name);

test('a pack is known by the name of its file and the hashes of its sound levels', () => {
  const level = (board: string): Level => ({ title: '', board, lines: [], problems: [] });
  const pack: Pack = {
    title: 'The Docks',
    levels: [level('#######\n#@ $ .#\n#######'), level('no board'), level('########\n#@ $ . #\n########')],
    problems: [],
  };
  expect(knownPack(findGame('sokoban')!, pack, 'docks')).toEqual({ ...PACK, prove: expect.any(Function) });
});

describe('results of a pack', () => {
  test('are none at first, and then what was saved', async () => {
    const store = memoryStore();
    expect(await namesIn(store, PACK)).toEqual([]);
    expect(unwrap(await saveResult(store, PACK, result('Ann', A)))).toEqual({ name: 'docks', added: 1 });
    expect(unwrap(await saveResult(store, PACK, result('Bob', B, 2)))).toEqual({ name: 'docks', added: 1 });
    expect(unwrap(await loadResults(store, PACK))).toEqual([result('Ann', A), result('Bob', B, 2)]);
    expect(unwrap(await store.read('docks'))).toContain('collection="The Docks"');
  });

  test('are not saved twice', async () => {
    const store = memoryStore();
    await saveResult(store, PACK, result('Ann', A));
    expect(unwrap(await saveResult(store, PACK, result('Ann', A)))).toEqual({ name: 'docks', added: 0 });
    expect(await namesIn(store, PACK)).toEqual(['Ann']);
  });

  test('may come from another program, in a file of another name too, each of them once', async () => {
    const store = memoryStore({
      docks: writeResults('', [result('Ann'), result('Bob')]),
      docks_results: writeResults('', [result('Bob'), result('Carol')]),
    });
    expect(await namesIn(store, PACK)).toEqual(['Ann', 'Bob', 'Carol']);
    expect(unwrap(await saveResult(store, PACK, result('New', A))).name).toBe('docks');
    expect(await namesIn(store, PACK)).toEqual(['Ann', 'Bob', 'New', 'Carol']);
  });

  test('are found under the name of the pack with suffixes, and under no other name', async () => {
    const names = [
      'docks',
      'docks-0123abcd',
      'docks-0123abcd-4567cdef',
      'docks-east',
      'docks-0123abcde',
      'docks-2-0123abcd',
    ];
    const store = memoryStore(Object.fromEntries(names.map((name) => [name, writeResults('', [result(name, A)])])));
    expect(await namesIn(store, PACK)).toEqual(['docks', 'docks-0123abcd', 'docks-0123abcd-4567cdef']);
  });

  test('are those of a pack that lost some of its levels', async () => {
    const store = memoryStore({ docks: writeResults('', [result('Ann', A), result('Bob', C)]) });
    expect(await namesIn(store, PACK)).toEqual(['Ann', 'Bob']);
  });

  test('cannot be loaded or saved when the store cannot', async () => {
    const broken: Store = {
      names: async () => ok([]),
      texts: async () => bad(say('The disk is on fire.')),
      read: async () => bad(say('The disk is on fire.')),
      update: async () => bad(say('The disk is on fire.')),
    };
    expect(complaint(await loadResults(broken, PACK))).toBe('The disk is on fire.');
    expect(complaint(await saveResult(broken, PACK, result('Ann', A)))).toBe('The disk is on fire.');
    const unlisted = { ...broken, names: async () => bad(say('The disk is gone.')) };
    expect(complaint(await loadResults(unlisted, PACK))).toBe('The disk is gone.');
    expect(complaint(await saveResult(unlisted, PACK, result('Ann', A)))).toBe('The disk is gone.');
  });
});

describe('two packs of one name', () => {
  const OTHER = packOf(C);

  test('keep their results apart', async () => {
    const store = memoryStore();
    await saveResult(store, PACK, result('Ann', A));
    const { name } = unwrap(await saveResult(store, OTHER, result('Eve', C)));
    expect(name).toMatch(/^docks-[0-9a-f]{8}$/);
    expect(unwrap(await saveResult(store, OTHER, result('Eva', C))).name).toBe(name);
    expect(await namesIn(store, PACK)).toEqual(['Ann']);
    expect(await namesIn(store, OTHER)).toEqual(['Eve', 'Eva']);
    expect(unwrap(await store.names())).toEqual(['docks', name]);
  });

  test('find them again when a level was added', async () => {
    const store = memoryStore();
    await saveResult(store, PACK, result('Ann', A));
    const { name } = unwrap(await saveResult(store, OTHER, result('Eve', C)));
    const longer = packOf(C, '0123456789abcdef');
    expect(await namesIn(store, longer)).toEqual(['Eve']);
    expect(unwrap(await saveResult(store, longer, result('Eva', '0123456789abcdef', 2))).name).toBe(name);
    expect(await namesIn(store, longer)).toEqual(['Eve', 'Eva']);
  });

  test('are one when a level is the same', async () => {
    const store = memoryStore();
    await saveResult(store, PACK, result('Ann', B, 2));
    expect(unwrap(await saveResult(store, packOf(C, B), result('Eve', C))).name).toBe('docks');
  });
});

describe('damaged results', () => {
  test.each([
    ['cut off', '<collection_results>\n<level_results', /^This is not well-formed XML: unclosed tag/],
    ['something else', '<html/>', /^Expected the element collection_results, not html\.$/],
    ['nothing but zeros', '\u0000\u0000', /^This is not well-formed XML: /],
    ['empty', '', /^This is not well-formed XML: document must contain a root element\.$/],
  ])('that are %s are told of, kept, and make room', async (_, text, expected) => {
    const store = memoryStore({ docks: text });
    const loaded = await loadResults(store, PACK);
    expect(unwrap(loaded)).toEqual([]);
    const [plain, detail] = told(loaded)[0]!.split(' In detail: ');
    expect(plain).toMatch(/The results "docks" are damaged and cannot be shown\.$/);
    expect(detail).toMatch(expected);

    const saved = await saveResult(store, PACK, result('Ann', A));
    expect(told(saved)).toEqual(['The results "docks" were damaged: they are kept as "docks.damaged-1".']);
    expect(unwrap(await store.read('docks.damaged-1'))).toBe(text);
    expect(await namesIn(store, PACK)).toEqual(['Ann']);
  });

  test('are kept under a name of their own each time', async () => {
    const store = memoryStore({ docks: 'first' });
    await saveResult(store, PACK, result('Ann', A));
    await store.update('docks', () => ({ text: 'second' }));
    await saveResult(store, PACK, result('Bob', A));
    expect([await store.read('docks.damaged-1'), await store.read('docks.damaged-2')].map(unwrap)).toEqual([
      'first',
      'second',
    ]);
    expect(unwrap(await store.names())).toEqual(['docks']);
  });

  test('in single entries are only told of', async () => {
    const text = writeResults('', [result('Ann', A), result('Bob', A)]).replace('<moves>3<', '<moves>three<');
    const store = memoryStore({ docks: text });
    const loaded = await loadResults(store, PACK);
    expect(told(loaded)).toEqual(['4 Results "docks": This result is not shown: "three" is not a value of moves.']);
    expect(unwrap(loaded)).toHaveLength(1);
    expect(told(await saveResult(store, PACK, result('New', A)))).toEqual([]);
    expect(unwrap(await store.read('docks'))).toContain('<moves>three</moves>');
  });
});

describe('results from elsewhere', () => {
  const TEXT = writeResults('Theirs', [result('Ann', A), result('Eve', A)]);

  test('are added to those that are there', async () => {
    const store = memoryStore();
    await saveResult(store, PACK, result('Ann', A));
    expect(unwrap(await mergeResults(store, 'docks', TEXT))).toEqual({ name: 'docks', added: 1 });
    expect(unwrap(await mergeResults(store, 'docks', TEXT))).toEqual({ name: 'docks', added: 0 });
    expect(await namesIn(store, PACK)).toEqual(['Ann', 'Eve']);
  });

  test('are all there is where nothing was, with whatever else their file has', async () => {
    const store = memoryStore();
    const text = `<!-- theirs -->${TEXT.replace(/^.*\n/, '').replace('</collection', '<mood/></collection')}`;
    expect(unwrap(await mergeResults(store, 'docks', text))).toEqual({ name: 'docks', added: 2 });
    const kept = unwrap(await store.read('docks'))!;
    expect([kept.includes('<!-- theirs -->'), kept.includes('<mood/>')]).toEqual([true, true]);
    await mergeResults(store, 'docks', kept);
    expect(unwrap(await store.read('docks'))).toBe(kept);
  });

  test('may have no hashes', async () => {
    const store = memoryStore();
    await saveResult(store, PACK, result('Ann', A));
    const text = writeResults('', [result('Old')]);
    expect(unwrap(await mergeResults(store, 'docks', text))).toEqual({ name: 'docks', added: 1 });
    expect(await namesIn(store, PACK)).toEqual(['Ann', 'Old']);
  });

  test('of another pack do not get among them', async () => {
    const store = memoryStore();
    await saveResult(store, PACK, result('Ann', A));
    const { name } = unwrap(await mergeResults(store, 'docks', writeResults('', [result('Eve', C)])));
    expect(name).toMatch(/^docks-/);
    expect(await namesIn(store, packOf(C))).toEqual(['Eve']);
  });

  test('are refused where they are damaged, and told of where an entry is', async () => {
    const store = memoryStore();
    expect(complaint(await mergeResults(store, 'docks', '<results/>'))).toMatch(/^1:11 Expected the element/);
    expect(unwrap(await store.names())).toEqual([]);
    const merged = await mergeResults(store, 'docks', TEXT.replace('<time>1<', '<time>soon<'));
    expect([unwrap(merged).added, told(merged)]).toEqual([
      1,
      ['Results "docks": This result is not shown: "soon" is not a value of time.'],
    ]);
  });
});

describe('a result file that was chosen for a pack', () => {
  const importing = (store: Store, ...results: readonly LevelResult[]) =>
    importResults(store, PACK, writeResults('Theirs', results));

  test('is added to its results, also where they are of other levels so far', async () => {
    const store = memoryStore();
    await saveResult(store, PACK, result('Ann', A));
    expect(unwrap(await importing(store, result('Eve', B, 2)))).toEqual({ name: 'docks', added: 1 });
    expect(unwrap(await importing(store, result('Eve', B, 2)))).toEqual({ name: 'docks', added: 0 });
    expect(await namesIn(store, PACK)).toEqual(['Ann', 'Eve']);
  });

  test('is refused where it is of another pack or no result file, with its place', async () => {
    const store = memoryStore();
    expect(complaint(await importing(store, result('Eve', C)))).toBe('These are results of another pack.');
    expect(complaint(await importResults(store, PACK, '<results/>'))).toMatch(/^1:11 Expected the element/);
    expect(unwrap(await store.names())).toEqual([]);
  });

  test('has the place told where an entry cannot be read', async () => {
    const text = writeResults('', [result('Ann', A)]).replace('<moves>3<', '<moves>three<');
    expect(told(await importResults(memoryStore(), PACK, text))).toEqual([
      '4 This result is not shown: "three" is not a value of moves.',
    ]);
  });
});
