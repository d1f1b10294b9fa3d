import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { sokoban } from './index.ts';
import { formatMoves, steps } from './notation.ts';

const movesOf = (text: string) => unwrap(steps(text)).map(({ move }) => move);

test('letters of either case are moves; blanks and line ends between them do not matter', () => {
  expect(movesOf('lU r\n D')).toEqual(['left', 'up', 'right', 'down']);
  expect(movesOf('')).toEqual([]);
});

test('each step knows its place', () => {
  expect(unwrap(steps('u d\r\n {rd}'))).toEqual([
    { text: 'u', line: 1, column: 1, move: 'up' },
    { text: 'd', line: 1, column: 3, move: 'down' },
    { text: '{rd}', line: 2, column: 2, move: { right: 1, down: 1 } },
  ]);
});

test('a change of pusher adds up its path', () => {
  expect(movesOf('{rddd}{uul}{}')).toEqual([
    { right: 1, down: 3 },
    { right: -1, down: -2 },
    { right: 0, down: 0 },
  ]);
});

test.each([
  ['luxr', '1:3 "x" is not a move: expected l u r d.'],
  ['lu\nr 7', '2:3 "7" is not a move: expected l u r d.'],
  ['l{rX}', '1:2 "{rX}" is not a move: expected l u r d.'],
  ['l{rr', '1:2 "{" is not a move: expected l u r d.'],
])('%j is not a line', (text, expected) => {
  expect(complaint(steps(text))).toBe(expected);
});

test('a push is written in upper case whatever case it was read in', () => {
  const start = unwrap(sokoban.parse('#######\n#@ $ .#\n#######'));
  expect(formatMoves(start, movesOf('RRr'))).toBe('rRR');
});

test('a change of pusher is written sideways first', () => {
  const start = unwrap(sokoban.parse('#####\n#@$.#\n# @ #\n#@  #\n#####'));
  expect(formatMoves(start, movesOf('{dr}{ld}{uu}'))).toBe('{rd}{ld}{uu}');
});

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof steps(text).ok).toBe('boolean');
    }),
  );
});
