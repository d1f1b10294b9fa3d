import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('senders take turns, however many one of them has sent', () => {
  const turns = new Turns<string>();
  for (const number of [1, 2, 3]) turns.push('anna', `a${number}`);
  turns.push('bela', 'b1');
  turns.push('cili', 'c1');
  expect([turns.size, turns.of('anna'), turns.of('nobody')]).toEqual([5, 3, 0]);
  const order = Array.from({ length: 6 }, () => turns.shift());
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined]);
  expect(turns.size).toBe(0);
});

test('who comes while another has his turn is next', () => {
  const turns = new Turns<string>();
  for (const number of [1, 2, 3]) turns.push('anna', `a${number}`);
  expect(turns.shift()).toBe('a1');
  turns.push('bela', 'b1');
  expect([turns.shift(), turns.shift(), turns.shift()]).toEqual(['b1', 'a2', 'a3']);
});
