import { expect, test } from 'vitest';
import { perft } from './perft.ts';

/** A heap of counters: whoever is to move takes one or two. */
const heap = {
  moves: (counters: number): readonly number[] => [1, 2].filter((taken) => taken <= counters),
  play: (counters: number, taken: number): number => counters - taken,
};

test('no move away there is the position itself, finished or not', () => {
  expect(perft(heap, 4, 0)).toBe(1);
  expect(perft(heap, 0, 0)).toBe(1);
});

test('one move away there are as many positions as moves', () => {
  expect([0, 1, 2, 3].map((counters) => perft(heap, counters, 1))).toEqual([0, 1, 2, 2]);
});

test('a position counts once for every way that leads to it', () => {
  expect(perft(heap, 4, 2)).toBe(4);
});

test('finished games go no further', () => {
  // 1+1+1, 1+1+2, 1+2+1, 2+1+1 are left of the eight ways to take three times; 2+2 is over after two.
  expect(perft(heap, 4, 3)).toBe(4);
  expect(perft(heap, 4, 4)).toBe(1);
  expect(perft(heap, 4, 5)).toBe(0);
});
