import { expect, test } from 'vitest';
import { cellsPath, diamondsPath, dotsPath, groundByLook, isSameGround, seamsPath } from './paths.ts';

const SIZE = { width: 3, height: 2 };

test('all cells of a look are one path', () => {
  expect(cellsPath([0, 5], SIZE)).toBe('M0 0h1v1h-1zM2 1h1v1h-1z');
  expect(dotsPath([4], SIZE, 0.25)).toBe('M1.25 1.5a0.25 0.25 0 1 0 0.5 0a0.25 0.25 0 1 0 -0.5 0z');
  expect(diamondsPath([4], SIZE, 0.25)).toBe('M1.5 1.25l0.25 0.25l-0.25 0.25l-0.25 -0.25z');
});

test('seams run between cells side by side, not around the edge of the board', () => {
  expect(seamsPath([0, 1, 3], SIZE)).toBe('M1 0v1M0 1h1');
  expect(seamsPath([2, 3], SIZE)).toBe('');
});

test('the ground is sorted by look', () => {
  const view = {
    ...SIZE,
    ground: ['wall', 'floor', 'wall', undefined, 'floor', 'wall'],
    pieces: Array(6).fill(undefined),
  };
  expect([...groundByLook(view)]).toEqual([
    ['wall', [0, 2, 5]],
    ['floor', [1, 4]],
  ]);
});

test('a ground is the same when every cell of it is, whatever stands there', () => {
  const board = { ...SIZE, ground: Array(6).fill('floor'), pieces: Array(6).fill(undefined) };
  expect(isSameGround(board, { ...board, ground: [...board.ground], pieces: Array(6).fill('box') })).toBe(true);
  expect(isSameGround(board, { ...board, ground: ['wall', ...board.ground.slice(1)] })).toBe(false);
  expect(isSameGround(board, { ...board, width: 2, height: 3 })).toBe(false);
  expect(isSameGround(board, { ...board, height: 1, ground: board.ground.slice(3) })).toBe(false);
});
