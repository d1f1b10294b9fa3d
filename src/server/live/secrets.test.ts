import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, isSame, newSecret } from './secrets.ts';

test('A secret has 128 bits, and no two are the same', () => {
  const secrets = Array.from({ length: 1000 }, newSecret);
  expect(new Set(secrets).size).toBe(1000);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
});

test('Hashes are the same where every letter is, and never where there is none', () => {
  const hash = hashOf('a');
  expect(isSame(hash, hashOf('a'))).toBe(true);
  expect(isSame(hash, `${hash.slice(0, -1)}x`)).toBe(false);
  expect(isSame(hash, `x${hash.slice(1)}`)).toBe(false);
  expect(isSame(hash, hash.slice(1))).toBe(false);
  expect(isSame(hash, undefined)).toBe(false);
});

/** How long it takes tells no test on a busy machine: that the comparison is the one that is made for it, its text does. */
test('They are compared in constant time, and by nobody else', () => {
  const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(textOf('secrets.ts')).toMatch(/isSame = .*timingSafeEqual\(/s);
  for (const file of ['room.ts', 'rooms.ts', 'visitor.ts'])
    expect(textOf(file)).not.toMatch(/hash\w* [!=]==|[!=]== hash/i);
});
