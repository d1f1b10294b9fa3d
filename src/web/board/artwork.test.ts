import { expect, test } from 'vitest';
import { cellsPath, dotsPath, drawingOf, groundByLook, inkOn, tintOf } from './artwork.ts';

const SIZE = { width: 3, height: 2 };

test('a look is drawn by its glyph', () => {
  expect([' ', '#', '.', '·', '●', '■', '@', 'H'].map((glyph) => drawingOf({ glyph, label: '' }))).toEqual([
    'blank',
    'solid',
    'dot',
    'dot',
    'round',
    'square',
    'letter',
    'letter',
  ]);
});

test('all cells of a look are one path', () => {
  expect(cellsPath([0, 5], SIZE)).toBe('M0 0h1v1h-1zM2 1h1v1h-1z');
  expect(dotsPath([4], SIZE, 0.25)).toBe('M1.25 1.5a0.25 0.25 0 1 0 0.5 0a0.25 0.25 0 1 0 -0.5 0z');
});

test('the ground is sorted by look', () => {
  const view = {
    ...SIZE,
    ground: ['wall', 'floor', 'wall', 'floor', 'floor', 'wall'],
    pieces: Array(6).fill(undefined),
  };
  expect([...groundByLook(view)]).toEqual([
    ['wall', [0, 2, 5]],
    ['floor', [1, 3, 4]],
  ]);
});

test('a glyph is readable on its tint', () => {
  expect([tintOf('red'), inkOn('red')]).toEqual(['var(--tint-red)', 'var(--on-tint)']);
  expect([tintOf('white'), inkOn('white')]).toEqual(['var(--tint-white)', 'var(--on-pale-tint)']);
  expect([tintOf(undefined), inkOn(undefined)]).toEqual(['var(--tint-plain)', 'var(--ink)']);
});
