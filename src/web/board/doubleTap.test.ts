import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DoubleTap } from './doubleTap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [HERE, NEAR_BY, ELSEWHERE] = [
  { x: 0, y: 0 },
  { x: 9, y: 9 },
  { x: 90, y: 0 },
];

/** Taps, and what they came to; where two mean nothing, `twice` is none. */
const tapping = () => {
  const [taps, done] = [new DoubleTap(), [] as string[]];
  const tap = (at: typeof HERE, name: string, isForTwo = true): void =>
    taps.tap(at, () => done.push(name), isForTwo ? () => done.push('twice') : undefined);
  return { taps, done, tap };
};

test('one tap waits for a second; two at one place are one thing, two at two places are two', () => {
  const { done, tap } = tapping();
  tap(HERE, 'one');
  expect(done).toEqual([]);
  tap(NEAR_BY, 'two');
  expect(done).toEqual(['twice']);
  tap(HERE, 'three');
  tap(ELSEWHERE, 'four');
  expect(done).toEqual(['twice', 'three']);
  vi.advanceTimersByTime(250);
  expect(done).toEqual(['twice', 'three', 'four']);
});

test('where two mean nothing, one does not wait', () => {
  const { done, tap } = tapping();
  tap(HERE, 'one', false);
  expect(done).toEqual(['one']);
});

test('a tap that waits comes before whatever else is done, and once', () => {
  const { taps, done, tap } = tapping();
  tap(HERE, 'one');
  taps.flush();
  expect(done).toEqual(['one']);
  taps.flush();
  vi.advanceTimersByTime(250);
  expect(done).toEqual(['one']);
});

test('a tap that waits on a board which is gone comes to nothing', () => {
  const { taps, done, tap } = tapping();
  tap(HERE, 'one');
  taps.clear();
  vi.advanceTimersByTime(250);
  expect(done).toEqual([]);
});
