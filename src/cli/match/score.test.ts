import { expect, test } from 'vitest';
import { scoreText } from './score.ts';

test('a score has an error, the smaller the more games there were', () => {
  expect(scoreText(50, 100)).toBe('50.0 % ± 9.6');
  expect(scoreText(5000, 10_000)).toBe('50.0 % ± 1.0');
});

test('who has won all of a few games has not won for certain', () => {
  expect(scoreText(4, 4)).toBe('100.0 % ± 30.0');
});
