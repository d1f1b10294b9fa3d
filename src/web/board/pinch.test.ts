import { expect, test } from 'vitest';
import { Pinch } from './pinch.ts';

test('two fingers that go apart make it larger around their middle, and take it along', () => {
  const pinch = new Pinch();
  pinch.press(1, { x: 0, y: 0 });
  expect([pinch.isGoing, pinch.move(1, { x: 10, y: 0 })]).toEqual([false, undefined]);
  pinch.press(2, { x: 110, y: 0 });
  expect(pinch.isGoing).toBe(true);
  expect(pinch.move(2, { x: 210, y: 0 })).toEqual({ factor: 2, middle: { x: 110, y: 0 }, along: { x: -50, y: 0 } });
  pinch.release(1);
  expect(pinch.move(2, { x: 300, y: 0 })).toBeUndefined();
});
