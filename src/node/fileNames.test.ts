import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { decodeName, encodeName } from './fileNames.ts';

describe('a name', () => {
  test.each([
    ['Docks', 'Docks'],
    ['The Docks (2nd), v1.2', 'The Docks (2nd), v1.2'],
    ['Hajó, 倉庫, Склад, \u{1F4E6}', 'Hajó, 倉庫, Склад, \u{1F4E6}'],
    ['com10', 'com10'],
    ['console', 'console'],
    ['', '%'],
    ['%', '%25'],
    ['100%', '100%25'],
    ['..', '%2E%2E'],
    ['../../etc/passwd', '%2E.%2F..%2Fetc%2Fpasswd'],
    ['a\\b:c*d?e"f<g>h|i', 'a%5Cb%3Ac%2Ad%3Fe%22f%3Cg%3Eh%7Ci'],
    ['a\u0000b\nc\u007F\u009B', 'a%00b%0Ac%7F%9B'],
    ['.hidden', '%2Ehidden'],
    ['ends in a dot.', 'ends in a dot%2E'],
    ['ends in a blank ', 'ends in a blank%20'],
    ['CON', '%43ON'],
    ['nul.v2', '%6Eul.v2'],
    ['lpt1  .x', '%6Cpt1  .x'],
    ['half \uD83D', 'half %uD83D'],
    ['a\u202Ekos.b\u061C\u2028', 'a%u202Ekos.b%u061C%u2028'],
  ])('%j is the file %s', (name, file) => {
    expect(encodeName(name)).toBe(file);
    expect(decodeName(file)).toBe(name);
  });

  test.each(['a%', 'a%zz', '%41', 'a/b', '.x', 'nul', 'a%2f', '%25%', 'x '])('no name gives the file %j', (file) => {
    expect(decodeName(file)).toBeUndefined();
  });
});

const letter = fc.constantFrom(...'%./\\: *?nulCON1é\uD83D\uDE00\u0000', '..', '\u{1F4E6}');
const name = fc.oneof(fc.string({ unit: letter, maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 20 }));

test('every name comes back, is alone in its file name, and stays in the folder', () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      const file = encodeName(one);
      expect(decodeName(file)).toBe(one);
      expect(file === encodeName(other)).toBe(one === other);
      expect(file).toMatch(/^[^./\\][^/\\]*$|^[^./\\]$/);
    }),
    { numRuns: 2000 },
  );
});

test('files of such names can be made', () => {
  const folder = tempFolder();
  const files = fc.sample(name, { numRuns: 60, seed: 7 }).map((each) => `${encodeName(each)}.xml`);
  for (const file of files) writeFileSync(join(folder, file), file);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8').toLowerCase()).toBe(file.toLowerCase());
});
