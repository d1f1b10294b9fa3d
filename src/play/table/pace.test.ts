import { expect, test } from 'vitest';
import { pauseBefore } from './pace.ts';

test('what falls and vanishes always takes its time, a single step none', () => {
  const happenings = ['step', 'push', 'home', 'capture', 'place', 'fall', 'vanish'] as const;
  expect(happenings.filter((happening) => pauseBefore({ happening }) > 0)).toEqual(['fall', 'vanish']);
  expect([pauseBefore({ happening: 'fall' }), pauseBefore({ happening: 'fall' }, 50)]).toEqual([300, 300]);
});

test('a walk takes 40 ms a step, and not more than 0.6 s altogether', () => {
  expect([2, 15, 16, 600].map((steps) => pauseBefore({ happening: 'step' }, steps))).toEqual([40, 40, 37.5, 1]);
});
