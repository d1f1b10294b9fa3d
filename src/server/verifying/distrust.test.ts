import { expect, test } from 'vitest';
import { Distrust } from './distrust.ts';

const LIES = 20;

test('whoever lies again and again is not heard for a minute, and everybody else is', () => {
  const distrust = new Distrust();
  for (let lie = 0; lie < LIES; lie++) distrust.lied('mallory', 0);
  expect(distrust.isHeard('mallory', 0)).toBe(true);
  distrust.lied('mallory', 0);
  expect([distrust.isHeard('mallory', 59_999), distrust.isHeard('anna', 0)]).toEqual([false, true]);
  expect(distrust.isHeard('mallory', 60_001)).toBe(true);
});

test('nobody is remembered for longer than he is not heard, however many there are', () => {
  const distrust = new Distrust();
  for (let minute = 0; minute < 100; minute++) {
    for (let sender = 0; sender < 10; sender++) {
      for (let lie = 0; lie <= LIES; lie++) distrust.lied(`${minute} ${sender}`, minute * 100_000);
    }
  }
  expect(distrust.size).toBeLessThan(30);
});
