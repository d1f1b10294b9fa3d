import { expect, test } from 'vitest';
import { keyOf } from '../keys.ts';
import { edited, type LineEdit, lineOf, markedLine, textOf } from './lineEdit.ts';

/** Names of terminal-kit's keys, and letters. */
const after = (text: string, ...keys: readonly string[]): LineEdit =>
  keys.reduce((line, key) => edited(line, keyOf(key, [...key].length === 1)), lineOf(text));

/** The line with a bar where the caret is. */
const shown = ({ letters, caret }: LineEdit): string => letters.toSpliced(caret, 0, '|').join('');

test('letters go where the caret is', () => {
  expect(shown(after('', 'A', 'n', 'n', ' ', 'ő'))).toBe('Ann ő|');
  expect(shown(after('level', 'HOME', 'x', 'RIGHT', 'y'))).toBe('xly|evel');
  expect(shown(after('ab', 'LEFT', 'LEFT', 'LEFT', 'z'))).toBe('z|ab');
});

test('letters are taken away on either side of the caret, a picture of several signs as one', () => {
  expect(shown(after('abc', 'LEFT', 'BACKSPACE'))).toBe('a|c');
  expect(shown(after('abc', 'HOME', 'DELETE', 'BACKSPACE'))).toBe('|bc');
  expect(shown(after('x👨‍👩‍👧', 'BACKSPACE', 'DELETE'))).toBe('x|');
  expect(shown(after('abc', 'LEFT', 'CTRL_U'))).toBe('|c');
});

test('other keys do nothing', () => {
  expect(textOf(after('abc', 'UP', 'F5', 'CTRL_A', 'TAB'))).toBe('abc');
});

test('a line that was there before is replaced by typing, and stays where only Enter is pressed', () => {
  const typed = (...keys: readonly string[]): string =>
    textOf(keys.reduce((line, key) => edited(line, keyOf(key, [...key].length === 1)), markedLine('Ann')));
  expect(typed()).toBe('Ann');
  expect(typed('B', 'o')).toBe('Bo');
  expect(typed('BACKSPACE')).toBe('');
  expect(typed('END', 'e')).toBe('Anne');
  expect(typed('LEFT', 'x')).toBe('Anxn');
});
