import { expect, test } from 'vitest';
import { lines, words } from './text.ts';

test('lines end in LF, CR LF or CR, mixed if need be', () => {
  expect(lines('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
});

test('a line end at the very end begins no further line, a second one does', () => {
  expect(lines('a\r\n')).toEqual(['a']);
  expect(lines('a\n\n')).toEqual(['a', '']);
  expect(lines('')).toEqual([]);
});

test('a byte-order mark is not text', () => {
  expect(lines('\uFEFFa')).toEqual(['a']);
  expect(lines('a\uFEFF')).toEqual(['a\uFEFF']);
});

test('words know their line and column', () => {
  expect(words('  one two\n\nthree')).toEqual([
    { text: 'one', line: 1, column: 3 },
    { text: 'two', line: 1, column: 7 },
    { text: 'three', line: 3, column: 1 },
  ]);
  expect(words('a1b', /\d/g)).toEqual([{ text: '1', line: 1, column: 2 }]);
});
