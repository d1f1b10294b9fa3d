import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { deleteGame, type NamedGame, namedGames, nameGame, renameGame } from './namedGames.ts';
import { loadSavedGame, mergeSavedGame, savedGameName, saveGame } from './savedGame.ts';

const OF = {
  game: 'sokoban',
  hash: '0123456789abcdef',
  board: '######\n#@ $.#\n######',
  pack: 'my-levels',
  level: 1,
  title: 'East',
};

const DATE = '2026-11-16T10:00:00.000Z';
const LATER = '2026-11-16T11:00:00.000Z';

const game = (name: string, moves: string, saved = DATE): NamedGame => ({
  ...{ of: OF, name, saved },
  kept: { moves, at: moves.length, own: moves.length, spent: [1000, 0] },
});

const played = (moves: string) => ({
  ...OF,
  lines: [{ moves, at: moves.length, own: moves.length, spent: [500, 0] as const }],
  ...{ isOnBoard: true, saved: DATE, solved: false },
});

const namesIn = async (store: ReturnType<typeof memoryStore>): Promise<readonly string[]> =>
  unwrap(await namedGames(store, 'sokoban')).map(({ name }) => name);

test('games are kept under names, the last one first, whatever is played after them', async () => {
  const store = memoryStore();
  unwrap(await nameGame(store, game('Before the push', 'r')));
  unwrap(await saveGame(store, played('rr')));
  unwrap(await nameGame(store, game('  Back \n again ', 'rl', LATER)));
  unwrap(await saveGame(store, played('rrl')));
  const [last, first] = unwrap(await namedGames(store, 'sokoban'));
  expect(last).toMatchObject({ name: 'Back again', kept: { moves: 'rl' }, of: { pack: 'my-levels', level: 1 } });
  expect(first).toMatchObject({ name: 'Before the push', kept: { moves: 'r' } });
  expect(unwrap(await loadSavedGame(store, OF))!.lines.map(({ moves }) => moves)).toEqual(['rrl']);
  expect(unwrap(await namedGames(store, 'vexed'))).toEqual([]);
});

test('one is renamed, deleted, and back again', async () => {
  const store = memoryStore();
  for (const one of [game('One', 'r'), game('Two', 'rl', LATER)]) unwrap(await nameGame(store, one));
  unwrap(await renameGame(store, game('One', 'r'), 'First'));
  expect(await namesIn(store)).toEqual(['Two', 'First']);
  unwrap(await deleteGame(store, game('Two', 'rl', LATER)));
  expect(await namesIn(store)).toEqual(['First']);
  unwrap(await nameGame(store, game('Two', 'rl', LATER)));
  expect(await namesIn(store)).toEqual(['Two', 'First']);
  expect(await nameGame(store, game(' ', 'r'))).toMatchObject({ ok: false });
  expect(await renameGame(store, game('Two', 'rl', LATER), '')).toMatchObject({ ok: false });
});

test('one that is brought back twice is there once, also where it was stored twice', async () => {
  const store = memoryStore();
  for (const one of [game('One', 'r'), game('Two', 'rl', LATER), game('One', 'r')]) unwrap(await nameGame(store, one));
  expect(await namesIn(store)).toEqual(['Two', 'One']);
  await store.update(savedGameName(OF), (old) => {
    const saved = JSON.parse(old!);
    return { text: JSON.stringify({ ...saved, named: [...saved.named, ...saved.named] }) };
  });
  expect(await namesIn(store)).toEqual(['Two', 'One']);
});

test('those from another browser are added to those that are here', async () => {
  const store = memoryStore();
  unwrap(await nameGame(store, game('Here', 'r')));
  const there = memoryStore();
  for (const one of [game('Called otherwise', 'r'), game('There', 'rl', LATER)]) unwrap(await nameGame(there, one));
  unwrap(await mergeSavedGame(store, unwrap(await loadSavedGame(there, OF))!));
  expect(await namesIn(store)).toEqual(['There', 'Here']);
});
