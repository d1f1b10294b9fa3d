import { expect, test } from 'vitest';
import { ask, levelOf, packOf, press, tableOf } from '../../../test/tools/tables.ts';
import { gameOnBoard } from './gameOnBoard.ts';

test('what is saved is the game on the board, and none that lies aside', () => {
  const table = tableOf('sokoban', packOf(levelOf('########\n#@ $  .#\n########')));
  const saved = () => gameOnBoard(table, 0);
  expect(saved()).toBeUndefined();
  press(table, 'rr');
  expect(saved()).toMatchObject({ kept: { at: 2 }, of: { pack: 'drawn', level: 1 } });
  ask(table, 'restart');
  expect(saved()).toBeUndefined();
  press(table, 'r');
  expect(saved()).toMatchObject({ kept: { at: 1 } });
  ask(table, 'undo');
  expect(saved()).toMatchObject({ kept: { at: 0 } });
});
