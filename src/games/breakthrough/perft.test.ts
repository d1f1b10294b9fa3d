import { expect, test } from 'vitest';
import { perft } from '../../core/perft.ts';
import { moves, play, start } from './rules.ts';

/** Counted with two other generators and Fairy-Stockfish; `perft` of one ply more takes about a second. */
const COUNTS: readonly (readonly [number, readonly number[]])[] = [
  [5, [13, 156, 1924, 23084]],
  [6, [16, 256, 4308, 71478]],
  [7, [19, 361, 7220, 144251]],
  [8, [22, 484, 11132, 256036]],
  [10, [28, 784, 22736]],
];

test.each(COUNTS)('the rules count the known positions of the board of %i', (size, counts) => {
  expect(counts.map((_, index) => perft({ moves, play }, start(size), index + 1))).toEqual(counts);
});

test.each([5, 6, 7, 8, 9, 10])('on a board of %i there are 3n - 2 first moves', (size) => {
  expect(moves(start(size)).length).toBe(3 * size - 2);
});
