import { expect, test } from 'vitest';
import { clockText } from './clockText.ts';

test('minutes and seconds, and hours only when there are any', () => {
  expect([0, 999, 1000, 59_999, 60_000, 247_000, 3_599_999, 3_600_000, 3_847_000].map(clockText)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '4:07',
    '59:59',
    '1:00:00',
    '1:04:07',
  ]);
});
