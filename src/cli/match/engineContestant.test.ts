import { expect, test } from 'vitest';
import { patienceFor } from './engineContestant.ts';

test('an engine has the time that it was given and half a minute more', () => {
  expect(patienceFor('movetime 200')).toBe(30_200);
  expect(patienceFor('movetime 60000')).toBe(90_000);
  expect(patienceFor('nodes 1000')).toBe(30_000);
});

test('nobody is given more time than a timer can wait', () => {
  expect(patienceFor(`movetime ${'9'.repeat(40)}`)).toBe(2 ** 31 - 1);
});
