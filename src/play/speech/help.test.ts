import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { helpOf } from './help.ts';

test('a game that brings no help is explained by its introduction', async () => {
  const { help: _, ...game } = findGame('tictactoe')!;
  expect(await helpOf(game)).toEqual({ rules: [game.introduction] });
});
