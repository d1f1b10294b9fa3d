import { execFileSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { complaint } from '../../test/tools/unwrap.ts';
import { MAX_BYTES } from '../play/packs/decode.ts';
import { isThere, readTextFile } from './textFile.ts';

const folder = tempFolder(afterAll);
const file = (name: string, ...bytes: number[]): string => {
  const path = join(folder, name);
  writeFileSync(path, Uint8Array.from(bytes));
  return path;
};

test('a file is decoded, and a guess is told', () => {
  expect(readTextFile(file('plain.txt', 0x23, 0x0a))).toEqual({ ok: true, value: '#\n' });
  expect(readTextFile(file('old.txt', 0x93, 0xe9, 0x94))).toMatchObject({
    ok: true,
    value: '“é”',
    warnings: [{ severity: 'warning' }],
  });
});

test('what cannot be read is said why', () => {
  expect(complaint(readTextFile(join(folder, 'nowhere.txt')))).toBe('There is no such file.');
  expect(complaint(readTextFile(folder))).toBe('This is a folder, not a file.');
  expect(isThere(join(folder, 'nowhere.txt'))).toBe(false);
  expect(isThere(folder)).toBe(true);
});

test('a pipe or a device is refused, and nobody waits for it', () => {
  if (process.platform === 'win32') return;
  const path = join(folder, 'pipe.txt');
  execFileSync('mkfifo', [path]);
  for (const odd of [path, '/dev/zero', '/dev/null']) {
    expect(complaint(readTextFile(odd))).toBe('This is not an ordinary file.');
  }
});

test('of a name that is no text it is told', () => {
  const told = 'There is no such file, or its name is not written in UTF-8: then rename it.';
  expect(complaint(readTextFile(join(folder, 'a\uFFFD.txt')))).toBe(told);
});

test('a file that is too large is refused', () => {
  const path = file('large.txt', 0x23);
  truncateSync(path, MAX_BYTES + 1);
  expect(complaint(readTextFile(path))).toBe('This file is larger than 64 MB.');
});
