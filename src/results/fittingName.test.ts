import { expect, test } from 'vitest';
import { encodeName } from '../node/fileNames.ts';
import { fittingName } from './fittingName.ts';

test('a usual name stays as it is', () => {
  for (const name of ['', 'docks', 'x'.repeat(220), '漢字の倉庫', '../a/b']) expect(fittingName(name)).toBe(name);
});

test('what is too long is cut, whatever it is written in, and fits', () => {
  for (const letter of ['x', 'é', '漢', '\u{1F600}', ':', '\u001B', '\uD800', '\u202E', '\u061C', ' x']) {
    const fitting = fittingName(letter.repeat(100_000));
    expect(letter.repeat(100_000).startsWith(fitting)).toBe(true);
    expect(Buffer.byteLength(encodeName(fitting)), letter).toBeLessThanOrEqual(225);
    expect(fitting.length).toBeGreaterThan(35);
  }
});
