import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('So many may come at once, and then as many as time gives', () => {
  const bucket = new Bucket(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([400, 500, 500].map((now) => bucket.take(now))).toEqual([false, true, false]);
  expect(Array.from({ length: 4 }, () => bucket.take(60_000))).toEqual([true, true, true, false]);
});

test('A clock that was set back gives nothing', () => {
  const bucket = new Bucket(1, 1, 5000);
  expect([bucket.take(5000), bucket.take(0), bucket.take(500)]).toEqual([true, false, false]);
});
