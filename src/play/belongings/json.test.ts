import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { formatJson, isListOf, isRecord, isText, isWhole, parseJson } from './json.ts';

describe('JSON that is wrong is refused with its place, where the engine tells it', () => {
  test.each([
    ['{\n  "a": 1,\n  "b": 2 "c"\n}', '3:10 This is not valid JSON.'],
    ['{"a": 1,\n', '2:1 This is not valid JSON.'],
    ['', '1:1 This is not valid JSON.'],
    ['[1, 2', '1:6 This is not valid JSON.'],
    ['<html>', 'This is not valid JSON.'],
  ])('%j', (text, expected) => {
    expect(complaint(parseJson(text))).toBe(expected);
  });
});

test('a byte-order mark is not part of it', () => {
  expect(unwrap(parseJson('\uFEFF{"a": 1}'))).toEqual({ a: 1 });
});

test('what is nested too deeply to be written again is refused', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(complaint(parseJson(nested(32)))).toBeUndefined();
  expect(complaint(parseJson(nested(33)))).toBe('This JSON is nested too deeply.');
  expect(complaint(parseJson(nested(100_000)))).toBe('This JSON is nested too deeply.');
});

test('brackets are counted before they are read, but not those in texts', () => {
  expect(complaint(parseJson('['.repeat(2 ** 22)))).toBe('This JSON is nested too deeply.');
  expect(complaint(parseJson(`[${'[],'.repeat(4_000_000)}[]]`))).toBe(
    'This JSON has more than 4000000 lists and objects.',
  );
  for (const text of ['['.repeat(40), `\\"${'{'.repeat(40)}`, `${'['.repeat(40)}\\\\`]) {
    expect(unwrap(parseJson(`["${text}", 1]`))).toEqual(JSON.parse(`["${text}", 1]`));
  }
  expect(complaint(parseJson(`"${'['.repeat(40)}`))).toMatch(/This is not valid JSON\.$/);
});

test('a field named __proto__ is a field like any other', () => {
  const value = unwrap(parseJson('{"__proto__": {"hostile": true}}'));
  expect('hostile' in (value as object)).toBe(false);
  expect(formatJson(value)).toBe('{\n  "__proto__": {\n    "hostile": true\n  }\n}\n');
});

test.each([
  ['a record', isRecord, {}, [[], null, 'a', undefined]],
  ['a whole number', isWhole(1, 3), 3, [0, 4, 1.5, '2', Number.NaN, null]],
  ['a text', isText(3, /^a/), 'abc', ['abcd', 'b', '', 5]],
  ['a list', isListOf(isText(1), 2), ['a', 'b'], [['a', 'b', 'c'], ['ab'], 'ab', { 0: 'a', length: 1 }]],
] as const)('%s is told from everything else', (_, check, sound, others) => {
  expect(check(sound)).toBe(true);
  for (const other of others) expect(check(other)).toBe(false);
});
