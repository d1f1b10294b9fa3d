import { expect, test } from 'vitest';
import { motionOf } from './motion.ts';

const before = { width: 3, height: 1, ground: ['air', 'air', 'air'], pieces: ['red', 'red', 'human'] };

test('what vanishes is known by what it was; what is taken otherwise does not vanish', () => {
  const gone = [0, 1];
  const vanished = gone.map((cell) => ({ cell, look: 'red' }));
  expect(motionOf({ happening: 'vanish', gone }, before, 300)).toEqual({ ms: 300, isFall: false, vanished });
  expect(motionOf({ happening: 'capture', gone }, before, 110).vanished).toEqual([]);
});

test('a fall is known as one', () => {
  expect(motionOf({ happening: 'fall' }, before, 150)).toEqual({ ms: 150, isFall: true, vanished: [] });
});
