import { expect, test } from 'vitest';
import { Children } from './children.ts';
import { MovePool } from './movePool.ts';

/** So many journeys of one box, each worse than the one before. */
const journeys = (amount: number): Children => {
  const children = new Children(amount);
  for (let end = 0; end < amount; end++) children.add(7, end, { room: 3, area: 9 }, end);
  return children;
};

test('journeys come out one after another, the best first, each position having its own', () => {
  const pool = new MovePool();
  const advised = journeys(3);
  advised.advised[2] = 1;
  pool.add(0, journeys(2));
  pool.add(1, advised);
  expect([pool.take(1), pool.take(0), pool.take(1)].map(({ to }) => to)).toEqual([2, 0, 0]);
  expect(pool.take(0)).toEqual({ from: 7, to: 1, room: 3, isAdvised: false });
  expect([pool.peek(0), pool.peek(1)]).toEqual([undefined, 2 ** 32 + 1]);
});

test('the memory of positions with more journeys than a chunk has room for is counted too', () => {
  const [pool, amount] = [new MovePool(), 2 ** 14];
  for (let node = 0; node < 10; node++) pool.add(node, journeys(amount));
  expect(pool.bytes).toBeGreaterThanOrEqual(10 * amount * 3 * 4);
});
