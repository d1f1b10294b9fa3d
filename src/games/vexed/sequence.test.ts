import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { formatMoves, steps } from './sequence.ts';

test('letters may be separated by any white space, or by none', () => {
  expect(unwrap(steps('rl ud')).map(({ move }) => move)).toEqual(['right', 'left', 'up', 'down']);
  expect(unwrap(steps(' r\tl\r\n\r\nu  d\n')).map(({ move }) => move)).toEqual(['right', 'left', 'up', 'down']);
});

test('each step knows where it was written', () => {
  expect(unwrap(steps('r\n  l'))).toEqual([
    { move: 'right', text: 'r', line: 1, column: 1 },
    { move: 'left', text: 'l', line: 2, column: 3 },
  ]);
});

test('an empty sequence has no steps', () => {
  expect(unwrap(steps(' \n'))).toEqual([]);
});

test.each([
  ['r x', '1:3 "x" is not one of the letters r, l, u and d.'],
  ['r\nu L', '2:3 "L" is not one of the letters r, l, u and d.'],
  ['r l, u', '1:4 "," is not one of the letters r, l, u and d.'],
  ['xl', '1:1 "x" is not one of the letters r, l, u and d.'],
  ['r ll x', '1:6 "x" is not one of the letters r, l, u and d.'],
  ['r 😀', '1:3 "😀" is not one of the letters r, l, u and d.'],
])('"%s" is an error at its first bad character', (text, expected) => {
  expect(complaint(steps(text))).toBe(expected);
});

test('a line that nobody would play is refused where it becomes one', () => {
  expect(steps('lr'.repeat(50_000)).ok).toBe(true);
  expect(complaint(steps(`${'lr\n'.repeat(50_000)}u`))).toBe('50001:1 The line has more than 100000 moves.');
});

test('moves are written with single blanks', () => {
  expect(formatMoves(['up', 'right', 'down', 'left'])).toBe('u r d l');
  expect(formatMoves([])).toBe('');
});
