import { expect, test } from 'vitest';
import { dice } from './random.ts';

const rolls = (seed: number, sides: number, count: number): number[] => {
  const { roll } = dice(seed);
  return Array.from({ length: count }, () => roll(sides));
};

test('the same seed always rolls the same numbers, another seed others', () => {
  expect(rolls(1, 6, 10)).toEqual([2, 0, 4, 4, 0, 3, 3, 4, 5, 3]);
  expect(rolls(2, 6, 10)).not.toEqual(rolls(1, 6, 10));
});

test('every side comes up about equally often', () => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const roll of rolls(3, 7, 70_000)) counts[roll]! += 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
