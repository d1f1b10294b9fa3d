import { expect, test } from 'vitest';
import { visible, visibleLines } from './visible.ts';

test('what a terminal would obey can be read instead', () => {
  expect(visible('a\u001B[31mb\u0007c\u009B2Jd\u007Fe\rf\ng')).toBe(
    'a\\u001B[31mb\\u0007c\\u009B2Jd\\u007Fe\\u000Df\\u000Ag',
  );
  expect(visible('\u202Egnp.exe\u2066\u2028')).toBe('\\u202Egnp.exe\\u2066\\u2028');
});

test('what is harmless stays as it is', () => {
  const text = 'Árvíztűrő\ttükörfúrógép 漢字 \u{1F600} e\u0301 שלום \u2068שלום\u2069';
  expect(visible(text)).toBe(text);
});

test('an isolated text that is not whole, or hides something, is written out', () => {
  expect(visible('\u2068a')).toBe('\\u2068a');
  expect(visible('a\u2069')).toBe('a\\u2069');
  expect(visible('\u2068\u202Ea\u2069')).toBe('\\u2068\\u202Ea\\u2069');
});

test('JSON stays JSON and means the same', () => {
  const value = { title: '\u001B[31m \u009B \u007F \u202E \u2028 \u2068a\u2069 "\\' };
  const text = visible(JSON.stringify(value));
  expect(text).toMatch(/^[ -~\u2068\u2069]*$/);
  expect(JSON.parse(text)).toEqual(value);
});

test('lines stay lines', () => {
  expect(visibleLines('a\u001B\nb\r\n')).toBe('a\\u001B\nb\\u000D\n');
});
