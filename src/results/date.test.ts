import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate } from './date.ts';

describe('a date', () => {
  test.each([
    ['2026-11-15T10:20:30Z', '2026-11-15T10:20:30Z'],
    ['2026-11-15T10:20:30.125Z', '2026-11-15T10:20:30Z'],
    ['2026-11-15 10:20', '2026-11-15T10:20'],
    ['2024-02-29 00:00', '2024-02-29T00:00'],
    ['2026-11-15T10:20:30+01:00', '2026-11-15T09:20:30Z'],
    ['2026-01-01 00:15+05:30', '2025-12-31T18:45Z'],
    ['2026-12-31T23:59-00:01', '2027-01-01T00:00Z'],
  ])('%s is %s', (text, expected) => {
    expect(readDate(text)).toBe(expected);
  });

  test.each([
    '',
    'yesterday',
    '2026-13-15T10:20',
    '2009-02-30 07:09',
    '2023-02-29 07:09',
    '2026-11-15T24:00',
    '2026-11-15T24:00:00Z',
    '2026-11-15T10:60',
    '2026-11-15T10:20+99:00',
    '2026-11-15T10:20+1',
    '0000-01-01T00:00+01:00',
    '9999-12-31T23:59-01:00',
  ])('%j is none', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
});

test('what was read reads back as it is', () => {
  const part = (most: number) => fc.nat(most).map((number) => String(number).padStart(2, '0'));
  const zone = fc.oneof(
    fc.constantFrom('', 'Z'),
    fc.tuple(fc.constantFrom('+', '-'), part(14)).map(([sign, hours]) => `${sign}${hours}:00`),
  );
  fc.assert(
    fc.property(fc.tuple(part(12), part(31), part(24), zone), ([month, day, hour, zone]) => {
      const date = readDate(`2026-${month}-${day}T${hour}:30${zone}`);
      if (date !== undefined) expect(readDate(date)).toBe(date);
    }),
  );
});
