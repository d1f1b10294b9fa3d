import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../test/tools/tempFolder.ts';
import { forgetKey, keyFor, ownKeyFor } from './keys.ts';

const [ONE, OTHER] = ['https://one.example', 'https://other.example'];

test('each server has a key of its own, made once, in a file that nobody else reads', () => {
  const home = join(tempFolder(), 'home');
  expect(keyFor(ONE, home)).toBeUndefined();
  const key = ownKeyFor(ONE, home);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(ownKeyFor(OTHER, home)).not.toBe(key);
  expect([keyFor(ONE, home), ownKeyFor(ONE, home)]).toEqual([key, key]);
  expect(statSync(join(home, 'keys.json')).mode & 0o777).toBe(0o600);
});

test('a key that is forgotten is made anew, and the others stay', () => {
  const home = join(tempFolder(), 'home');
  const [one, other] = [ownKeyFor(ONE, home), ownKeyFor(OTHER, home)];
  forgetKey(ONE, home);
  expect([keyFor(ONE, home), keyFor(OTHER, home)]).toEqual([undefined, other]);
  expect(ownKeyFor(ONE, home)).not.toBe(one);
});

test.each([
  ['cut off', '{"https://one.example": "abc'],
  ['of something else', '["https://one.example"]'],
])('a file %s is told and left alone, as the keys in it may still be found', (_, text) => {
  const home = tempFolder();
  writeFileSync(join(home, 'keys.json'), text);
  for (const ask of [keyFor, ownKeyFor]) expect(() => ask(ONE, home)).toThrow(/keys\.json is damaged: /);
  expect(readFileSync(join(home, 'keys.json'), 'utf8')).toBe(text);
});
