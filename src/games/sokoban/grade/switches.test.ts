import { expect, test } from 'vitest';
import { switchesBetweenHalves } from './switches.ts';

/** Each letter a push of the box of that name. */
const switches = (order: string): number => switchesBetweenHalves([...order].map((letter) => letter.charCodeAt(0)));

test.each([
  ['one box alone', 'aaa', 0],
  ['one after the other', 'aaabb', 1],
  ['two that take turns', 'abab', 3],
  ['two pairs, one after the other', 'ababcdcd', 1],
  ['two pairs at the same time', 'acbdacbd', 3],
  ['three, of which one is alone', 'abcabc', 3],
  ['eight, of which four come first', 'abcdabcdefghefgh', 1],
  ['ten, whose halves are found by exchange', 'acegiacegibdfhjbdfhj', 1],
])('%s', (_, order, expected) => {
  expect(switches(order)).toBe(expected);
});
