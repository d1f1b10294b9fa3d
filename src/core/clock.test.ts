import { expect, test } from 'vitest';
import { NEW_CLOCK, passTo, spent } from './clock.ts';

test('stands at zero until somebody moves', () => {
  expect(spent(NEW_CLOCK, 99_999)).toEqual([0, 0]);
});

test('runs for the seat it was passed to', () => {
  const clock = passTo(NEW_CLOCK, 0, 1_000);
  expect(spent(clock, 1_500)).toEqual([500, 0]);
  const passed = passTo(clock, 1, 1_700);
  expect(spent(passed, 2_000)).toEqual([700, 300]);
});

test('stops when nobody is to move, and keeps what was spent', () => {
  const stopped = passTo(passTo(NEW_CLOCK, 0, 0), undefined, 250);
  expect(spent(stopped, 9_000)).toEqual([250, 0]);
  expect(spent(passTo(stopped, 0, 10_000), 10_005)).toEqual([255, 0]);
});
