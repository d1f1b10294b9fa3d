import { expect, test } from 'vitest';
import { bordersPath, cellsPath, diamondsPath, dotsPath, groundByLook, seamsPath, stretchesOf } from './paths.ts';

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

test('cells in a row are stretches, and cells of two kinds share edges', () => {
  const size = { width: 4, height: 2 };
  expect(stretchesOf([0, 1, 3, 4], size)).toEqual([
    { from: 0, to: 2, y: 0 },
    { from: 3, to: 4, y: 0 },
    { from: 0, to: 1, y: 1 },
  ]);
  expect(bordersPath([0, 1], new Set([2, 4]), size)).toBe('M2 0v1M0 1h1');
});
