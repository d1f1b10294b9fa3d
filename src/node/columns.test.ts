import { describe, expect, test } from 'vitest';
import { columnsOf, lettersOf, table, tame } from './columns.ts';

describe('a text takes', () => {
  test.each([
    ['Ann', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['漢字', 4],
    ['ひらカナ한글', 12],
    ['ｶﾅ', 2],
    ['Ａ！', 4],
    ['\u{1F600}', 2],
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 2],
    ['\u{1F1ED}\u{1F1FA}', 2],
    ['❤\uFE0F', 2],
    ['שלום', 4],
    ['\u200B', 0],
    ['', 0],
  ])('%j: %d columns', (text, expected) => {
    expect(columnsOf(text)).toBe(expected);
  });
});

test('words of others cannot move the cursor, turn the line around or run over', () => {
  expect(tame('a\u001B[31mb\nc\u009Bd\u202Ee\u2066f\u2028', 30)).toBe('a[31mbcdef');
  expect(tame('x'.repeat(31), 30)).toBe(`${'x'.repeat(29)}…`);
  expect(tame('漢'.repeat(16), 30)).toBe(`${'漢'.repeat(14)}…`);
  expect(tame('x'.repeat(30), 30)).toBe('x'.repeat(30));
});

test('a text of any length is taken apart in little room, and letters stay whole', () => {
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
  for (const [letter, width] of [
    ['x', 1],
    ['e\u0301', 1],
    ['漢', 2],
    [family, 2],
  ] as const) {
    const long = letter.repeat(30_000);
    expect(columnsOf(long)).toBe(30_000 * width);
    expect(new Set(lettersOf(long))).toEqual(new Set([letter]));
    expect(tame(long, 5)).toBe(`${letter.repeat(4 / width)}…`);
  }
  // Marks without an end over one letter.
  expect(lettersOf(`a${'\u0301'.repeat(100_000)}`).join('')).toHaveLength(100_001);
});

test('columns stand below each other, whatever is in them', () => {
  expect(
    table(
      [
        ['rank', 'name', 'moves'],
        ['1', '漢字', '3'],
        ['10', 'שלום', '200'],
        ['3', 'e\u0301a', '7'],
      ],
      [1],
    ),
  ).toEqual(['rank  name  moves', '   1  漢字      3', '  10  \u2068שלום\u2069    200', '   3  e\u0301a        7']);
});
