import { expect, test } from 'vitest';
import type { Answer } from '../../core/engine.ts';
import { Poll } from './poll.ts';

const LINE: Answer = { kind: 'line', moves: 'rRR', proven: false, nodes: 7 };
const FULL: Answer = { kind: 'gaveUp', reason: { text: 'The memory is full.' }, nodes: 7 };

test('the first answer that is certain decides, with the positions of all', () => {
  const poll = new Poll(3);
  expect(poll.hear(0, 40, undefined)).toBeUndefined();
  expect(poll.hear(1, 5, FULL)).toBeUndefined();
  expect([poll.isSilent(0), poll.isSilent(1)]).toEqual([true, false]);
  expect(poll.hear(2, 7, LINE)).toEqual({ ...LINE, nodes: 52 });
});

test('where none is certain the last one decides', () => {
  const poll = new Poll(2);
  expect(poll.hear(1, 5, FULL)).toBeUndefined();
  expect(poll.hear(0, 7, FULL)).toMatchObject({ kind: 'gaveUp', nodes: 12 });
});

test('what comes late decides nothing: others may think about the next level by then', () => {
  const poll = new Poll(2);
  poll.hear(0, 7, LINE);
  expect(poll.hear(1, 7, LINE)).toBeUndefined();
  const late = new Poll(1);
  late.decide(FULL);
  expect(late.hear(0, 7, LINE)).toBeUndefined();
});
