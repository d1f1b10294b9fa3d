import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { levelRange, readLevelNumbers } from './levelNumbers.ts';

const read = (text: string, count = 20): readonly number[] | string => {
  const numbers = readLevelNumbers(text, count);
  return numbers.ok ? numbers.value : sentence(numbers.problem.message);
};

test('levels are asked for by numbers and by ranges of them, each once and in their order', () => {
  expect(read('3')).toEqual([3]);
  expect(read(' 8, 3 - 5;4')).toEqual([3, 4, 5, 8]);
  expect(read(levelRange(20))).toHaveLength(20);
  expect(read(levelRange(1), 1)).toEqual([1]);
});

test('what is no level of the pack is told, and so are too many', () => {
  for (const text of ['', '0', '21', '5–3', '19–21', 'all', '1,,2']) {
    expect(read(text)).toBe('Numbers from 1 to 20, like 3, 5–8.');
  }
  expect(read('1-101', 40_000)).toBe('No more than 100 levels are printed at once.');
  expect(read(levelRange(40_000), 40_000)).toHaveLength(100);
});
