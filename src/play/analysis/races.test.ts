import { expect, test } from 'vitest';
import { seenView, UPSIDE_DOWN } from '../../core/orientation.ts';
import { findGame } from '../../games/index.ts';
import { racesIn } from './races.ts';

const game = findGame('breakthrough')!;
/** One of the first player on d2, one of the second on a4. */
const POSITION = '5/p4/5/3P1/5 w';

const viewOf = (position: string) => {
  const state = game.parse(position);
  if (!state.ok) throw new Error(position);
  return game.view(state.value);
};

test('cells are those that are seen, also on a board that lies the other way round', async () => {
  const races = await racesIn(game);
  const view = viewOf(POSITION);
  const turned = seenView(view, UPSIDE_DOWN);
  const upright = races(POSITION, view, 8);
  const seen = races(POSITION, turned, 18);
  expect(upright.map(({ runner }) => runner)).toEqual([8]);
  expect(seen.map(({ runner }) => runner)).toEqual([18]);
  expect(upright[0]!.zone.every((cell) => cell > 9)).toBe(true);
  expect(seen[0]!.zone.every((cell) => cell < 15)).toBe(true);
  expect(seen[0]!.verdict).toEqual(upright[0]!.verdict);
});

test('after the end, and in a game that has nobody to run, there is nothing to tell', async () => {
  const over = '3P1/p4/5/5/5 b';
  expect((await racesIn(game))(over, viewOf(over))).toEqual([]);
  const other = findGame('tictactoe')!;
  const start = other.parse(other.packs[0]!.pack.levels[0]!.board);
  if (!start.ok) throw new Error('no start');
  expect((await racesIn(other))(other.format(start.value), other.view(start.value))).toEqual([]);
});
