import { expect, test } from 'vitest';
import { arrowOf, walkOf } from './hintPaths.ts';

const SIZE = { width: 10, height: 4 };

test('an arrow lies between what is pushed and where it comes to', () => {
  expect(arrowOf({ from: 11, turns: [], to: 14 }, SIZE)).toBe('M2.12 1.5L3.88 1.5M3.66 1.72L3.88 1.5L3.66 1.28');
  expect(arrowOf({ from: 14, turns: [], to: 34 }, SIZE)).toBe('M4.5 2.12L4.5 2.88M4.28 2.66L4.5 2.88L4.72 2.66');
});

test('where both are side by side it lies over them', () => {
  expect(arrowOf({ from: 11, turns: [], to: 12 }, SIZE)).toMatch(/^M1.8 1.5L2.2 1.5M/);
});

test('it goes round the corners of its way', () => {
  expect(arrowOf({ from: 11, turns: [13], to: 33 }, SIZE)).toMatch(/^M2.12 1.5L3.5 1.5L3.5 2.88M.*L3.5 2.88L/);
  expect(arrowOf({ from: 11, turns: [12], to: 22 }, SIZE)).toMatch(/^M2.12 1.5L2.5 1.5L2.5 1.88M/);
});

test('a way begins at the edge of the worker and ends at that of his ghost; without a step there is none', () => {
  expect(walkOf({ walk: [0, 1, 11] }, SIZE)).toBe('M0.94 0.5L1.5 0.5L1.5 1.06');
  expect(walkOf({ walk: [0] }, SIZE)).toBe('');
});
