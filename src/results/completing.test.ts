import { expect, test } from 'vitest';
import { levelOf, packOf } from '../../test/tools/tables.ts';
import { unwrap } from '../../test/tools/unwrap.ts';
import { findGame } from '../games/index.ts';
import { knownPack } from './knownPack.ts';
import { memoryStore } from './memoryStore.ts';
import { importResults, loadResults, saveResult } from './packResults.ts';
import type { LevelResult } from './result.ts';
import type { Store } from './store.ts';

const HARBOUR = `
#######
#@ $ .#
#######`.slice(1);

const CELLAR = `
#####
#@  #
# $ #
# . #
#####`.slice(1);

const PACK = knownPack(findGame('sokoban')!, packOf(levelOf(HARBOUR), levelOf(CELLAR)), 'docks');
const [HASH, CELLAR_HASH] = PACK.hashes;

const DATE = '2026-11-15T10:20:30Z';

const entry = (name: string, moves: number, solution = ''): string =>
  `<result><name>${name}</name><moves>${moves}</moves><time>1</time><date>${DATE}</date>${solution && `<solution>${solution}</solution>`}</result>`;

/** What another program wrote down of a level: it knows nothing of hashes. */
const theirs = (level: number, ...entries: readonly string[]): string =>
  `<collection_results><level_results level_number="${level}">${entries.join('')}</level_results></collection_results>`;

const MINE: LevelResult = {
  level: 1,
  hash: HASH!,
  name: 'New',
  moves: 5,
  pushes: 2,
  time: 9,
  date: DATE,
  solution: 'rlrRR',
};

const storeOf = async (name: string, text: string): Promise<Store> => {
  const store = memoryStore();
  unwrap(await store.update(name, () => ({ text })));
  return store;
};

/** The elements of levels and entries in the file: level, hash and names, a name with its own hash in brackets. */
const outline = async (store: Store): Promise<readonly string[]> => {
  const text = unwrap(await store.read('docks'))!
    .replaceAll(HASH!, 'harbour')
    .replaceAll(CELLAR_HASH!, 'cellar');
  return [...text.matchAll(/<level_results level_number="(\d)"(?: level_hash="(\w+)")?>(.*?)<\/level_results>/gs)].map(
    ([, number, hash = '?', entries]) => {
      const names = [...entries!.matchAll(/<result(?: level_hash="(\w+)")?>.*?<name>(\w+)/g)];
      return `${number} ${hash}: ${names.map(([, own, name]) => (own ? `${name} (${own})` : name)).join(', ')}`;
    },
  );
};

test('results without a hash get that of the board on which one of them is proved', async () => {
  const store = await storeOf('docks', theirs(1, entry('Ann', 3, 'rRR'), entry('Bob', 9)));
  expect(unwrap(await saveResult(store, PACK, MINE)).added).toBe(1);
  expect(await outline(store)).toEqual(['1 harbour: Ann, New, Bob']);
});

test.each([
  ['there are no moves', entry('Ann', 3)],
  ['the moves solve another board', entry('Ann', 3, 'rdD')],
  ['the moves solve it in another number', entry('Ann', 4, 'rRR')],
])('they get none where %s; the level stands in the file once all the same', async (_, old) => {
  const store = await storeOf('docks', theirs(1, old));
  unwrap(await saveResult(store, PACK, MINE));
  expect(await outline(store)).toEqual(['1 ?: Ann, New (harbour)']);
  expect(unwrap(await loadResults(store, PACK)).map(({ name, hash }) => [name, hash])).toEqual([
    ['Ann', undefined],
    ['New', HASH],
  ]);
});

test('a proof that comes later completes them', async () => {
  const store = await storeOf('docks', theirs(1, entry('Ann', 4)));
  unwrap(await saveResult(store, PACK, MINE));
  unwrap(await importResults(store, PACK, theirs(2, entry('Eve', 2, 'rD'))));
  expect(await outline(store)).toEqual(['1 ?: Ann, New (harbour)', '2 cellar: Eve']);
  const text = unwrap(await store.read('docks'))!;
  // The other program adds to what it finds, and knows no hash.
  const grown = text.replace('</level_results>', `${entry('Bob', 3, 'rRR')}</level_results>`);
  unwrap(await store.update('docks', () => ({ text: grown })));
  unwrap(await saveResult(store, PACK, { ...MINE, name: 'Again' }));
  expect(await outline(store)).toEqual(['1 harbour: Bob, Ann, New, Again', '2 cellar: Eve']);
});

test('a file that is added without hashes is proved as well, and its results are shown once', async () => {
  const text = theirs(1, entry('Ann', 3, 'rRR'), entry('Bob', 9));
  const store = await storeOf('docks_results', text);
  expect(unwrap(await importResults(store, PACK, text)).added).toBe(2);
  expect(unwrap(await importResults(store, PACK, text)).added).toBe(0);
  expect(await outline(store)).toEqual(['1 harbour: Ann, Bob']);
  expect(unwrap(await loadResults(store, PACK)).map(({ name, hash }) => [name, hash])).toEqual([
    ['Ann', HASH],
    ['Bob', HASH],
  ]);
});
