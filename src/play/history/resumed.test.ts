import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { resumed } from './resumed.ts';

const BOARD = '######\n#@ $.#\n######';

const left = (board: string, moves?: string) =>
  resumed(findGame('sokoban')!, board, moves === undefined ? undefined : { moves, at: 1, own: 2, spent: [0, 0] });

test('a kept line goes on where it was left', () => {
  expect(left(BOARD, 'rR')!.snapshot(0)).toMatchObject({ at: 1, length: 2, aside: undefined });
});

test('without a line that can be replayed one is at the start', () => {
  for (const moves of [undefined, 'll', 'no moves']) {
    expect(left(BOARD, moves)!.snapshot(0)).toMatchObject({ at: 0, length: 0, aside: undefined });
  }
});

test('there is nothing to go on with on a board that is none', () => {
  expect(left('no board', 'r')).toBeUndefined();
});
