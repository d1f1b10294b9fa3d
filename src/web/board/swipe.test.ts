import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Swipe } from './swipe.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A finger that goes from point to point; tells the steps. */
const swiped = (...points: readonly (readonly [x: number, y: number])[]): [Swipe, string[]] => {
  const steps: string[] = [];
  const swipe = new Swipe((direction) => steps.push(direction));
  const [first, ...others] = points.map(([x, y]) => ({ x, y }));
  swipe.press(1, first!);
  for (const point of others) swipe.move(1, point);
  return [swipe, steps];
};

test('a finger that goes far enough is a step that way, and the click after it is no tap', () => {
  for (const [x, y, direction] of [
    [30, 5, 'right'],
    [-30, 5, 'left'],
    [3, 30, 'down'],
    [3, -30, 'up'],
  ] as const) {
    const [swipe, steps] = swiped([0, 0], [x / 2, y / 2], [x, y]);
    swipe.release();
    expect([steps, swipe.swallow(), swipe.swallow()]).toEqual([[direction], true, false]);
  }
});

test('one that hardly moves is a tap', () => {
  const [swipe, steps] = swiped([0, 0], [9, -9]);
  swipe.release();
  expect([steps, swipe.swallow()]).toEqual([[], false]);
});

test('as long as it stays there the steps go on, and another way is another step', () => {
  const [swipe, steps] = swiped([0, 0], [30, 0]);
  vi.advanceTimersByTime(320 + 130);
  expect(steps).toEqual(['right', 'right', 'right']);
  swipe.move(1, { x: 30, y: 40 });
  expect(steps).toEqual(['right', 'right', 'right', 'down']);
  swipe.release();
  vi.advanceTimersByTime(5_000);
  expect(steps).toHaveLength(4);
});

test('a touch that leads nothing is a tap, whatever was before it', () => {
  const [swipe, steps] = swiped([0, 0], [30, 0]);
  swipe.release();
  swipe.press(2, undefined);
  swipe.move(2, { x: 100, y: 0 });
  expect([steps, swipe.swallow()]).toEqual([['right'], false]);
});

test('a second finger ends it, and neither of them steps any more', () => {
  const [swipe, steps] = swiped([0, 0], [30, 0]);
  swipe.press(2, { x: 100, y: 100 });
  swipe.move(1, { x: 90, y: 0 });
  swipe.move(2, { x: 10, y: 100 });
  vi.advanceTimersByTime(5_000);
  expect([steps, swipe.swallow()]).toEqual([['right'], true]);
});
