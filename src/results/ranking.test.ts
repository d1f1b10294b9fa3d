import { describe, expect, test } from 'vitest';
import { best, type Order, rank, SHOWN } from './ranking.ts';
import { isHasty, type Result } from './result.ts';

const result = (name: string, figures: { moves: number; pushes?: number }, seconds: number, day = 1): Result => ({
  name,
  ...figures,
  time: seconds * 1000,
  date: `2026-11-0${day}T10:00:00Z`,
});

const RESULTS = [
  result('quick', { moves: 30, pushes: 9 }, 20),
  result('slow', { moves: 30, pushes: 9 }, 50),
  result('long', { moves: 40, pushes: 7 }, 10),
  result('unknown', { moves: 20 }, 90),
  result('late', { moves: 30, pushes: 9 }, 20, 2),
];

const names = (order?: Order): string =>
  rank(RESULTS, order)
    .map((each) => `${each.rank} ${each.result.name}`)
    .join(', ');

describe('results are sorted', () => {
  test('by moves, then the faster one, then the earlier one', () => {
    expect(names()).toBe('1 unknown, 2 quick, 3 late, 4 slow, 5 long');
  });

  test('by pushes, those that nobody counted last', () => {
    expect(names({ by: 'pushes', ties: 'faster' })).toBe('1 long, 2 quick, 3 late, 4 slow, 5 unknown');
  });

  test('the slower one first, if that is wanted; of equals still the earlier one', () => {
    expect(names({ by: 'moves', ties: 'slower' })).toBe('1 unknown, 2 slow, 3 quick, 4 late, 5 long');
    expect(names({ by: 'pushes', ties: 'slower' })).toBe('1 long, 2 slow, 3 quick, 4 late, 5 unknown');
  });

  test('what is only claimed below all that is proved, however good it looks', () => {
    const trusted = RESULTS.map((each) => ({ ...each, trust: each.name === 'unknown' ? 'claimed' : 'proved' }));
    expect(rank(trusted).map((each) => each.result.name)).toEqual(['quick', 'late', 'slow', 'long', 'unknown']);
  });

  test('and stay in their order where they are equal in all of it', () => {
    const equal = ['b', 'a', 'c'].map((name) => result(name, { moves: 1 }, 1));
    expect(rank(equal).map((each) => each.result.name)).toEqual(['b', 'a', 'c']);
  });
});

test('a time of less than 20 ms for each move is hasty', () => {
  expect(isHasty(result('machine', { moves: 100 }, 1.999))).toBe(true);
  expect(isHasty(result('fast', { moves: 100 }, 2))).toBe(false);
});

test('a table shows the best of them', () => {
  const many = Array.from({ length: 40 }, (_, n) => result(`p${n}`, { moves: 100 - n }, 1));
  expect(best(many).map((each) => each.result.moves)).toEqual(Array.from({ length: SHOWN }, (_, n) => 61 + n));
});
