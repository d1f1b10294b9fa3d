import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import {
  finalResult,
  formatMoveForPeople,
  formatMoves,
  isResult,
  resultOf,
  steps,
  withoutComments,
} from './notation.ts';
import { start } from './rules.ts';
import { drawn } from './testing.ts';

/** The moves in plain form. */
const read = (text: string): string => {
  const moves = unwrap(steps(text)).map(({ move }) => move);
  return formatMoves(moves);
};

/** Each step as written, with its place. */
const placed = (text: string): readonly string[] =>
  unwrap(steps(text)).map((step) => `${step.line}:${step.column} ${step.text}`);

describe('moves', () => {
  test('are two squares, with or without a sign between them', () => {
    expect(read('a2a3 b7-b6\tb4xa3')).toBe('a2a3 b7b6 b4a3');
    expect(unwrap(steps('b4xa3'))).toEqual([
      { text: 'b4xa3', line: 1, column: 1, move: { from: { file: 1, rank: 3 }, to: { file: 0, rank: 2 } } },
    ]);
  });

  test('know ranks of two digits', () => {
    expect(read('a9a10 j10-i9 a10xb9')).toBe('a9a10 j10i9 a10b9');
    expect(unwrap(steps('a9a10'))[0]?.move).toEqual({ from: { file: 0, rank: 8 }, to: { file: 0, rank: 9 } });
  });

  test('may be none', () => {
    expect(steps('')).toEqual({ ok: true, value: [] });
    expect(steps(' \n\t ')).toEqual({ ok: true, value: [] });
  });

  test.each([
    'a2',
    'a2a',
    'a0a1',
    'a11a2',
    'a2a11',
    'k2k3',
    'a2k3',
    'A2A3',
    'a2Xb3',
    'a2--a3',
    'a2a3*',
    'xa2a3',
    'a2a3b',
    '}',
  ])('are never written %s', (word) => {
    expect(complaint(steps(`a2a3\n  ${word}`))).toBe(`2:3 "${word}" is not a move like a2a3 or b4xa3.`);
  });

  test('have only a place in a problem, and the words for it', () => {
    expect(steps('a2')).toEqual({
      ok: false,
      problem: {
        message: { text: '"{word}" is not a move like a2a3 or b4xa3.', values: { word: 'a2' } },
        severity: 'error',
        line: 1,
        column: 1,
      },
    });
  });
});

describe('a record read as moves', () => {
  test('passes over move numbers, and each move keeps its own place', () => {
    expect(placed('1. a2-a3 b7-b6\n2.a3-a4 2...b6-b5 12... c2c3')).toEqual([
      '1:4 a2-a3',
      '1:10 b7-b6',
      '2:3 a3-a4',
      '2:13 b6-b5',
      '2:25 c2c3',
    ]);
  });

  test('needs the dot of a move number', () => {
    expect(complaint(steps('1 a2a3'))).toBe('1:1 "1" is not a move like a2a3 or b4xa3.');
    expect(complaint(steps('a2a3 ... b7b6'))).toBe('1:6 "..." is not a move like a2a3 or b4xa3.');
    expect(complaint(steps('x1. a2a3'))).toBe('1:1 "x1." is not a move like a2a3 or b4xa3.');
  });

  test.each(['1-0', '0-1', '*'])('passes over %s at the end only', (result) => {
    expect(read(`a2a3 b7b6 ${result}\n`)).toBe('a2a3 b7b6');
    expect(complaint(steps(`a2a3 ${result} b7b6`))).toBe(`1:6 "${result}" is not a move like a2a3 or b4xa3.`);
    expect(complaint(steps(`a2a3 ${result} ${result}`))).toBe(`1:6 "${result}" is not a move like a2a3 or b4xa3.`);
  });

  test('passes over tag lines', () => {
    const text = '[Game "Breakthrough"]\r\n \t[First  "A; {nn"]\t\r\n\r\n1. a2-a3';
    expect(placed(text)).toEqual(['4:4 a2-a3']);
    expect(placed('\uFEFF[Size "8"]\na2a3')).toEqual(['2:1 a2a3']);
  });

  test('takes nothing else for a tag line', () => {
    expect(complaint(steps('[Size 8]'))).toBe('1:1 "[Size" is not a move like a2a3 or b4xa3.');
    expect(complaint(steps('[Size "8"] a2a3'))).toBe('1:1 "[Size" is not a move like a2a3 or b4xa3.');
    expect(complaint(steps('a2a3 [Size "8"]'))).toBe('1:6 "[Size" is not a move like a2a3 or b4xa3.');
    expect(complaint(steps('["8"]'))).toBe('1:1 "["8"]" is not a move like a2a3 or b4xa3.');
    expect(complaint(steps('[Size"8"]'))).toBe('1:1 "[Size"8"]" is not a move like a2a3 or b4xa3.');
  });

  test('passes over comments, also over several lines', () => {
    expect(placed('a2a3{good} b7b6 {one\ntwo} a3a4 ; a4a5 {\nb6b5')).toEqual([
      '1:1 a2a3',
      '1:12 b7b6',
      '2:6 a3a4',
      '3:1 b6b5',
    ]);
    expect(placed('a2a3;ok\r\nb7b6')).toEqual(['1:1 a2a3', '2:1 b7b6']);
    expect(placed('{\n[Size "8"]\n} a2a3')).toEqual(['3:3 a2a3']);
  });

  test('misses the end of a comment', () => {
    const message = 'This comment has no end: a closing brace is missing.';
    expect(complaint(steps('a2a3 {never\nended'))).toBe(`1:6 ${message}`);
    expect(complaint(steps('a2a3\na2a3{'))).toBe(`2:5 ${message}`);
    expect(steps('{')).toEqual({
      ok: false,
      problem: { message: { text: message }, severity: 'error', line: 1, column: 1 },
    });
  });
});

test('a text without its comments keeps its tags and its places', () => {
  expect(withoutComments('[A "{x};"]\n1. {no\nno} a2a3 ; no\n{open')).toBe('[A "{x};"]\n1.    \n    a2a3     \n{    ');
});

describe('a result', () => {
  test('is one of three', () => {
    expect(['1-0', '0-1', '*'].map(isResult)).toEqual([true, true, true]);
    expect(['', '1-1', '1/2-1/2', '**', '1-0 ', 'x1-0'].map(isResult)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('stands behind the moves', () => {
    expect(finalResult('1. a2-a3 1-0 ; well')).toBe('1-0');
    expect(finalResult('[Result "1-0"]\n\n*')).toBe('*');
    expect(finalResult('[Result "1-0"]\n\na2a3')).toBeUndefined();
    expect(finalResult('')).toBeUndefined();
  });

  test('is shown by the board of a finished game', () => {
    expect(resultOf(start(5))).toBeUndefined();
    expect(resultOf(drawn('b', 'P.p..', '.....', '.....', '.....', '.....'))).toBe('1-0');
    expect(resultOf(drawn('w', '.....', '.....', '.....', '..p..', '.....'))).toBe('0-1');
  });
});

describe('writing', () => {
  const state = drawn('w', '....p', '.p...', 'P....', '.....', '.....');
  const [straight, capture] = unwrap(steps('a3a4 a3b4')).map(({ move }) => move);

  test('for links and engines is plain', () => {
    expect(formatMoves([straight!, capture!])).toBe('a3a4 a3b4');
    expect(formatMoves([])).toBe('');
  });

  test('for people shows what is taken', () => {
    expect(formatMoveForPeople(state, straight!)).toBe('a3-a4');
    expect(formatMoveForPeople(state, capture!)).toBe('a3xb4');
  });
});

test('any text is read or refused with a place, and never throws', () => {
  const piece = fc.constantFrom(
    'a2a3',
    'j10xi9',
    '1.',
    '1-0',
    '*',
    '{',
    '}',
    ';',
    '[A "b"]',
    ' ',
    '\n',
    '\r\n',
    '\uFEFF',
  );
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const parsed = steps(written);
      if (parsed.ok) return;
      expect(parsed.problem.line).toBeGreaterThanOrEqual(1);
      expect(parsed.problem.column).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('a long text of open braces is read in no time', () => {
  expect(complaint(steps('{'.repeat(1_000_000)))).toBe('1:1 This comment has no end: a closing brace is missing.');
});
