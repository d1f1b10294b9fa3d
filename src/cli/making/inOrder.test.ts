import { expect, test } from 'vitest';
import { InOrder } from './inOrder.ts';

const threeOf = (): { readonly order: InOrder<string>; readonly taken: string[] } => {
  const taken: string[] = [];
  return { order: new InOrder(1, (one: string) => taken.push(one) < 3), taken };
};

test('what comes too early waits for those before it', () => {
  const { order, taken } = threeOf();
  order.add(2, 'second');
  expect(taken).toEqual([]);
  expect(order.next).toBe(1);
  order.add(1, 'first');
  expect(taken).toEqual(['first', 'second']);
  expect(order.next).toBe(3);
  expect(order.isEnough).toBe(false);
});

test('once enough was taken nothing is any more, neither what waited nor what comes', () => {
  const { order, taken } = threeOf();
  order.add(4, 'waited');
  order.add(2, 'second');
  order.add(3, 'third');
  order.add(1, 'first');
  expect(order.isEnough).toBe(true);
  order.add(5, 'came');
  expect(taken).toEqual(['first', 'second', 'third']);
});
