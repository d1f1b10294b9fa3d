import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import type { Kept } from '../../core/kept.ts';
import { bad, say } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { type SavedGame, saveGame } from '../belongings/savedGame.ts';
import { fetchLastPlayed, lastPlayed, onwardFrom } from './lastPlayed.ts';
import { isForTwo } from './progress.ts';

const sokoban = findGame('sokoban')!;
const tictactoe = findGame('tictactoe')!;
const { name: pack, pack: shipped } = sokoban.packs[0]!;

const lineOf = (moves: string, at: number): Kept => ({ moves, at, own: at, spent: [1000, 0] });

const saved = (changes: Partial<SavedGame>): SavedGame => ({
  game: 'sokoban',
  hash: '0123456789abcdef',
  board: '#####\n#@$.#\n#####',
  pack,
  level: 1,
  title: 'A cellar',
  lines: [lineOf('R', 0)],
  saved: '2026-11-15T10:20:30.000Z',
  isOnBoard: true,
  solved: false,
  ...changes,
});

test('the game that was left last comes first, however dates are written', async () => {
  const store = memoryStore({ 'sokoban-00000000000000ff': 'damaged', stray: '{}' });
  const games = [
    saved({ hash: '0000000000000001', saved: '2026-11-15T10:20:30.500Z' }),
    saved({ hash: '0000000000000002', saved: '2026-11-15T10:20:31Z' }),
    saved({ hash: '0000000000000003', saved: '2026-11-14T23:59:59Z' }),
    saved({ game: 'vexed', hash: '0000000000000004', saved: '2020-01-01T00:00:00Z' }),
  ];
  for (const game of games) unwrap(await saveGame(store, game));
  expect(unwrap(await lastPlayed(store))).toEqual([games[1], games[0], games[2], games[3]]);
});

test('nothing is found where the store cannot be read', async () => {
  const closed = { ...memoryStore(), texts: async () => bad(say('The disk is on fire.')) };
  expect(complaint(await lastPlayed(closed))).toBe('The disk is on fire.');
});

test('a level whose board cannot be read was not finished', () => {
  expect(onwardFrom(sokoban, saved({ board: 'no board' }))).toMatchObject({ level: 1 });
});

test('who left a level unfinished goes on in it', () => {
  const [level, board] = [7, '#####\n#@$.#\n#####'];
  const here = { pack: 'not shipped', level, title: 'A cellar', board };
  expect(onwardFrom(sokoban, saved({ pack: 'not shipped', level }))).toEqual(here);
  // Solved once, and played again since.
  expect(onwardFrom(sokoban, saved({ pack: 'not shipped', level, solved: true }))).toEqual(here);
});

test('who left a solved level goes on with the next one, as long as there is one', () => {
  const lines = [lineOf('R', 1)];
  const { title, board } = shipped.levels[1]!;
  expect(onwardFrom(sokoban, saved({ lines }))).toEqual({ pack, level: 2, title, board });
  expect(onwardFrom(sokoban, saved({ lines, level: shipped.levels.length }))).toBeUndefined();
  // What comes after it is known only where the pack is.
  expect(onwardFrom(sokoban, saved({ lines, pack: 'not shipped' }))).toMatchObject({ level: 1 });
});

test('a finished game of two is nothing to go on with, an unfinished one is', () => {
  const game = saved({ game: 'tictactoe', board: '.../.../... x', pack: 'boards', title: '3 × 3' });
  expect(onwardFrom(tictactoe, { ...game, lines: [lineOf('a1 a2 b1 b2 c1', 4)] })).toMatchObject({ level: 1 });
  expect(onwardFrom(tictactoe, { ...game, lines: [lineOf('a1 a2 b1 b2 c1', 5)] })).toBeUndefined();
});

test('who left a pack that is fetched later goes on there too, once it is fetched; where it cannot be, in what he left', async () => {
  const [, second] = shipped.levels;
  const later = { name: 'more', title: 'More', levels: 5, load: async () => ({ ...shipped }) };
  const broken = { ...later, name: 'broken', load: () => Promise.reject(new Error('no network')) };
  const game = { ...sokoban, laterPacks: [later, broken] };
  const left = saved({ pack: 'more', solved: true, lines: [lineOf('R', 1)] });
  expect(onwardFrom(game, left)).toMatchObject({ pack: 'more', level: 1 });
  await fetchLastPlayed([game, tictactoe], [left]);
  expect(onwardFrom(game, left)).toMatchObject({ pack: 'more', level: 2, title: second!.title });
  await fetchLastPlayed([game], [saved({ pack: 'broken' })]);
  expect(onwardFrom(game, saved({ pack: 'broken' }))).toMatchObject({ pack: 'broken', level: 1 });
});

test('tasks of a game for two are for one', () => {
  const breakthrough = findGame('breakthrough')!;
  const packs = ['boards', 'first-lessons', 'my-own'];
  expect(packs.map((name) => isForTwo(breakthrough, name))).toEqual([true, false, true]);
});
