import { expect, test } from 'vitest';
import { pauseBefore } from './playback.ts';

test('only what falls and vanishes takes its time', () => {
  const happenings = ['step', 'push', 'home', 'capture', 'place', 'fall', 'vanish'] as const;
  const slow = happenings.filter((happening) => pauseBefore({ happening }) > 0);
  expect(slow).toEqual(['fall', 'vanish']);
  expect(pauseBefore({ happening: 'fall' })).toBe(300);
});
