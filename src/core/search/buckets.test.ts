import { expect, test } from 'vitest';
import { dice } from '../random.ts';
import { Buckets } from './buckets.ts';

test('the least comes out first, and of equals the last that came', () => {
  const queue = new Buckets();
  for (const [priority, value] of [
    [5, 1],
    [3, 2],
    [9, 3],
    [3, 4],
  ] as const)
    queue.push(priority, value);
  expect([queue.least, queue.pop()]).toEqual([3, 4]);
  expect([queue.least, queue.pop()]).toEqual([3, 2]);
  queue.push(1, 5);
  expect([queue.pop(), queue.pop(), queue.pop(), queue.pop()]).toEqual([5, 1, 3, undefined]);
});

test('it is never out of order and counts what it holds', () => {
  const { roll } = dice(1);
  const queue = new Buckets();
  const held: number[] = [];
  for (let count = 0; count < 2000; count++) {
    if (roll(3) > 0) {
      const priority = roll(50);
      queue.push(priority, priority);
      held.push(priority);
    } else {
      held.sort((a, b) => a - b);
      expect(queue.pop()).toBe(held.shift());
    }
    expect(queue.size).toBe(held.length);
  }
});

test('priorities that are far apart take no room for those between them', () => {
  const queue = new Buckets();
  for (const priority of [2 ** 27, 7, 2 ** 20]) queue.push(priority, priority);
  expect([queue.pop(), queue.pop(), queue.pop(), queue.pop()]).toEqual([7, 2 ** 20, 2 ** 27, undefined]);
});
