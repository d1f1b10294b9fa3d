import { expect, test } from 'vitest';
import { isSameGround } from './sameGround.ts';

const SIZE = { width: 3, height: 2 };

test('a ground is the same when every cell of it is, whatever stands there', () => {
  const board = { ...SIZE, ground: Array(6).fill('floor'), pieces: Array(6).fill(undefined) };
  expect(isSameGround(board, { ...board, ground: [...board.ground], pieces: Array(6).fill('box') })).toBe(true);
  expect(isSameGround(board, { ...board, ground: ['wall', ...board.ground.slice(1)] })).toBe(false);
  expect(isSameGround(board, { ...board, width: 2, height: 3 })).toBe(false);
  expect(isSameGround(board, { ...board, height: 1, ground: board.ground.slice(3) })).toBe(false);
});
