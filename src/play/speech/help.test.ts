import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { helpOf } from './help.ts';

test('a game that brings no help is explained by its introduction', async () => {
  const { help: _, rivals: __, ...game } = findGame('tictactoe')!;
  expect(await helpOf(game)).toEqual({ rules: [game.introduction] });
});

test('where there are rivals it is told how they are chosen', async () => {
  const { rules } = await helpOf(findGame('tictactoe')!);
  expect(rules.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Opponent chooses whom you play with/));
  expect((await helpOf(findGame('sokoban')!)).rules.some(({ text }) => text.includes('the computer'))).toBe(false);
});
