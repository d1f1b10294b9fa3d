import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { MOST_BYTES, packText, unpackText } from './packedText.ts';

const DAMAGED = 'The level in this link is damaged: perhaps a part of the link is missing.';

const TEXT = 'Game: sokoban\nTitle: Élő raktár ☃\n\n#######\n#@ $ .#\n#######';

test('a text comes out as it went in, and takes letters that an address takes', async () => {
  for (const text of ['', 'a', TEXT, '#'.repeat(MOST_BYTES)]) {
    const link = await packText(text);
    expect(encodeURIComponent(link)).toBe(link);
    expect(unwrap(await unpackText(link))).toBe(text);
  }
});

test('what is repeated takes no room', async () => {
  expect((await packText('#'.repeat(10_000))).length).toBeLessThan(100);
});

test('a part of it, signs of no address and bytes of no text are damaged', async () => {
  const whole = await packText(TEXT);
  const noText = 'AQEA_v__';
  for (const link of ['', 'a', '=', 'ő', whole.slice(0, -3), `+${whole}`, noText])
    expect(complaint(await unpackText(link)), link).toBe(DAMAGED);
});

test('few letters do not come to very many', async () => {
  for (const size of [MOST_BYTES + 1, 8 * MOST_BYTES])
    expect(complaint(await unpackText(await packText('#'.repeat(size))))).toBe('The level in this link is too large.');
});
