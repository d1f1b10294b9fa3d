import { expect, test } from 'vitest';
import { ask, levelOf, packOf, tableOf } from '../../../test/tools/tables.ts';
import { lastGame } from './lastGame.ts';

const BOARD = 'xx./oo./... x';

const [C1, A1, C3] = [8, 6, 2];

/** A table where these cells of the board were tapped one after another. */
const tapped = (...cells: readonly number[]) => {
  const table = tableOf('tictactoe', packOf(levelOf(BOARD)));
  for (const cell of cells) table.round?.answer({ kind: 'tap', cell }, 0);
  return table;
};

test('the game that was finished last is found, also after another one was begun', () => {
  const table = tapped(C3);
  const replay = { game: 'tictactoe', board: BOARD, moves: 'c3', spent: [0, 0] };
  expect(lastGame(table, 0)).toEqual(replay);
  ask(table, 'restart');
  table.round?.answer({ kind: 'tap', cell: C1 }, 0);
  expect(lastGame(table, 0)).toEqual(replay);
});

test('a game whose end was taken back is finished all the same', () => {
  const table = tapped(C1, A1, C3);
  ask(table, 'undo');
  expect(lastGame(table, 0)).toMatchObject({ moves: 'c1 a1 c3' });
});

test('before any game was finished there is none', () => {
  expect(lastGame(tapped(), 0)).toBeUndefined();
  expect(lastGame(tapped(C1, A1), 0)).toBeUndefined();
});
