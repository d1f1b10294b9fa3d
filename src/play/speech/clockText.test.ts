import { expect, test } from 'vitest';
import { clockText, resultTime } from './clockText.ts';

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

test('results are told in tenths of seconds, and never rounded up', () => {
  expect([0, 99, 100, 41_290, 59_999, 3_641_200].map(resultTime)).toEqual([
    '0:00.0',
    '0:00.0',
    '0:00.1',
    '0:41.2',
    '0:59.9',
    '1:00:41.2',
  ]);
});
