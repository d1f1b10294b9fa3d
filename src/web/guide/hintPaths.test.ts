import { expect, test } from 'vitest';
import { arrowOf, walkOf } from './hintPaths.ts';

const SIZE = { width: 10, height: 4 };

test('an arrow lies between what is pushed and where it comes to, and is turned that way', () => {
  expect(arrowOf({ from: 11, to: 14 }, SIZE)).toEqual({
    d: 'M0.62 0H2.38M2.1599999999999997 -0.22L2.38 0L2.1599999999999997 0.22',
    transform: 'translate(1.5 1.5) rotate(0)',
  });
  expect(arrowOf({ from: 14, to: 34 }, SIZE).transform).toBe('translate(4.5 1.5) rotate(90)');
});

test('where both are side by side it lies over them', () => {
  expect(arrowOf({ from: 11, to: 12 }, SIZE).d).toMatch(/^M0.3 0H0.7M/);
});

test('a way begins at the edge of the worker and ends at that of his ghost; without a step there is none', () => {
  expect(walkOf({ walk: [0, 1, 11] }, SIZE)).toBe('M0.94 0.5L1.5 0.5L1.5 1.06');
  expect(walkOf({ walk: [0] }, SIZE)).toBe('');
});
