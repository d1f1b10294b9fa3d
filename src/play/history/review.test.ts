import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { reviewOf } from './review.ts';

const BOARD = '######\n#@ $.#\n######';

const review = (board: string, moves: string) =>
  reviewOf(findGame('sokoban')!, { game: 'sokoban', board, moves, spent: [0, 0] });

test('what was played is looked through move by move, in any order', () => {
  const { moves, viewAt } = review(BOARD, '2r')!;
  expect(moves).toEqual(['r', 'R']);
  const man = (at: number): number => viewAt(at).pieces.indexOf('pusher');
  expect([man(2), man(0), man(1)]).toEqual([9, 7, 8]);
});

test('what cannot be replayed cannot be looked through', () => {
  expect(review('no board', 'r')).toBeUndefined();
  expect(review(BOARD, 'l')).toBeUndefined();
});
