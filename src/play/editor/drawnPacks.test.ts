import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { errorOf } from '../../core/pack.ts';
import { findGame } from '../../games/index.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import {
  addPack,
  asPack,
  bringBackPack,
  bringDrawnPack,
  changePack,
  type DrawnPack,
  drawnPack,
  drawnPacks,
  packAuthor,
  withLevel,
  withLevelAgain,
  withMovedLevel,
  withoutLevel,
} from './drawnPacks.ts';

const BOARD = '#####\n#@$.#\n#####';

const level = (title: string, board = BOARD) => ({ title, board });

const packOf = async (store: Store, ...titles: string[]): Promise<DrawnPack> => {
  const pack = unwrap(await addPack(store, { game: 'sokoban', title: 'Mine', levels: [] }));
  const filled = await changePack(store, pack, (old) =>
    titles.reduce((all, title) => withLevel(all, level(title)), old),
  );
  return unwrap(filled)!;
};

const titlesOf = ({ levels }: Pick<DrawnPack, 'levels'>): string => levels.map(({ title }) => title).join(' ');

describe('levels of a pack', () => {
  test('are added, moved, taken away and brought back to their place', async () => {
    const pack = await packOf(memoryStore(), 'a', 'b', 'c');
    expect(titlesOf(withMovedLevel(pack, '3', -1))).toBe('a c b');
    expect(titlesOf(withMovedLevel(pack, '1', 9))).toBe('b c a');
    expect(titlesOf(withLevel(pack, level('d'), '1'))).toBe('a d b c');
    const fewer = withoutLevel(pack, '2');
    expect(titlesOf(withLevelAgain(fewer, pack.levels[1]!, 1))).toBe('a b c');
  });

  test('no two have the same number, also when one comes back that was given away', async () => {
    const pack = await packOf(memoryStore(), 'a', 'b');
    const other = withLevel(withoutLevel(pack, '2'), level('c'));
    const whole = withLevelAgain(other, pack.levels[1]!, 1);
    expect(whole.levels.map(({ id, title }) => `${id}${title}`)).toEqual(['1a', '3b', '2c']);
  });

  test('are played as any others; what is no position yet is not', async () => {
    const game = findGame('sokoban')!;
    const pack = withLevel(await packOf(memoryStore(), 'a'), level('half', '###\n#@ '));
    const [whole, half] = asPack(game, pack).levels;
    expect(errorOf(whole!)).toBeUndefined();
    expect(errorOf(half!)).toBeDefined();
    expect(half!.board).toBe('###\n#@ ');
  });
});

describe('packs', () => {
  test('have names of their own, and what is damaged is told and left where it is', async () => {
    const store = memoryStore({ 'sokoban/own-1': '{}' });
    const pack = await packOf(store, 'a');
    expect(pack.name).toBe('own-2');
    const found = await drawnPacks(store);
    expect(unwrap(found).map(({ name }) => name)).toEqual(['own-2']);
    expect(found.ok && found.warnings).toHaveLength(1);
    expect(unwrap(await store.read('sokoban/own-1'))).toBe('{}');
    expect(complaint(await changePack(store, { game: 'sokoban', name: 'own-1' }, () => undefined))).toBe(
      'It is damaged.',
    );
  });

  test('come back when they were taken away by mistake', async () => {
    const store = memoryStore();
    const pack = await packOf(store, 'a', 'b');
    await changePack(store, pack, () => undefined);
    expect(unwrap(await drawnPack(store, pack))).toBeUndefined();
    await bringBackPack(store, pack);
    expect(unwrap(await drawnPack(store, pack))).toEqual(pack);
  });

  test('do not come back where the pack that has their name by now has no room for them: what is there stays', async () => {
    const store = memoryStore();
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...level(`${index}`), id: `${index + 1}` }));
    const old = unwrap(await addPack(store, { game: 'sokoban', title: 'Many', levels: many }));
    await changePack(store, old, () => undefined);
    const pack = await packOf(store, 'new');
    expect(pack.name).toBe(old.name);
    expect(complaint(await bringBackPack(store, old))).toBe('More levels in one pack cannot be kept.');
    expect(unwrap(await drawnPack(store, pack))).toEqual(pack);
  });

  test('brought from elsewhere they are laid over those with their title, once', async () => {
    const store = memoryStore();
    await packOf(store, 'a');
    const other = await packOf(memoryStore(), 'a', 'b');
    expect(unwrap(await bringDrawnPack(store, other))).toBe(1);
    expect(unwrap(await bringDrawnPack(store, other))).toBe(0);
    expect(unwrap(await bringDrawnPack(store, { ...other, title: 'Theirs' }))).toBe(2);
    expect(unwrap(await drawnPacks(store)).map((pack) => `${pack.title}: ${titlesOf(pack)}`)).toEqual([
      'Mine: a b',
      'Theirs: a b',
    ]);
  });
});

test.each([
  ['an only level has made the pack', undefined, 1, 'Anna'],
  ['a pack that somebody else has made has not', 'Ben', 1, 'Ben'],
  ['one of several levels has not made the others', undefined, 3, ''],
])('the author of %s', (_, author, count, made) => {
  const levels = Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, title: 'a', board: BOARD }));
  expect(packAuthor({ levels, ...(author && { author }) }, 'Anna')).toBe(made);
});
