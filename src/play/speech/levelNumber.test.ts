import { expect, test } from 'vitest';
import { complaint } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { levelQuestion, readLevelNumber } from './levelNumber.ts';

test('the question says which levels there are', () => {
  expect(sentence(levelQuestion(5))).toBe('Please enter the level you want to select (1 - 5):');
});

test.each([
  ['1', 1],
  ['5', 5],
  ['  3\t', 3],
  ['+2', 2],
  ['004', 4],
  ['', undefined],
  ['   ', undefined],
])('%j is a level, or nothing', (text, number) => {
  expect(readLevelNumber(text, 5)).toEqual({ ok: true, value: number });
});

test.each(['0', '6', '-1', '99999999999999999999'])('%s is no such level', (text) => {
  expect(complaint(readLevelNumber(text, 5))).toBe('No such level! Not an integer from 1 to 5?');
});

test.each(['two', '1.5', '1e0', '0x1', '1 2', '-', '٣'])('%s is illegal input', (text) => {
  expect(complaint(readLevelNumber(text, 5))).toBe('Illegal input! Please enter an integer from 1 to 5.');
});
