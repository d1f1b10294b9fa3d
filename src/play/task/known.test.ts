import { expect, test } from 'vitest';
import type { Level } from '../../core/pack.ts';
import { knownAfter } from './known.ts';

const level = (moves?: string): Level => ({
  title: '',
  board: '',
  lines: moves === undefined ? [] : [{ moves }],
  problems: [],
});

test.each([
  ['', 'b5b6'],
  ['b5b6', 'a7xb6'],
  ['b5b6 a7xb6', 'c5xb6'],
  ['b5b6 a7xb6 c5xb6', undefined],
  ['b5c6', undefined],
  ['b5b6 c7xb6', undefined],
])('after "%s" the line goes on with %s', (played, next) => {
  expect(knownAfter(level('b5b6 a7xb6 c5xb6'), played)).toBe(next);
});

test('a level without a line tells nothing', () => {
  expect(knownAfter(level(), '')).toBeUndefined();
});
