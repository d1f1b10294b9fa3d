import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { ordinal, placesMessage } from './words.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
  [123, '123rd'],
])('%i is %s', (number, written) => {
  expect(sentence(ordinal(number))).toBe(written);
});

test('a place is told by what it differs in', () => {
  expect(sentence(placesMessage({ moves: 1, of: 1 }))).toBe(
    'You are the first here: nobody else has sent a result yet.',
  );
  expect(sentence(placesMessage({ moves: 3, of: 41 }))).toBe('Your best is 3rd of 41 here.');
  expect(sentence(placesMessage({ moves: 3, pushes: 1, of: 41 }))).toBe(
    'Your best is 3rd of 41 here by moves, 1st by pushes.',
  );
});
