import { expect, test } from 'vitest';
import { wrapped } from './wrap.ts';

test('lines are broken between words, and a word only where it is longer than a line', () => {
  expect(wrapped('Push every box onto a goal.', 12)).toEqual(['Push every', 'box onto a', 'goal.']);
  expect(wrapped('a verylongword b', 5)).toEqual(['a', 'veryl', 'ongwo', 'rd b']);
  expect(wrapped('', 5)).toEqual(['']);
});
