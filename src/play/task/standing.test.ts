import { expect, test } from 'vitest';
import { movesLeft, standingOf } from './standing.ts';

test('a task stands if it is proven that the other side loses in time', () => {
  expect(standingOf({ wins: false, plies: 6 }, 3)).toBe('stands');
  expect(standingOf({ wins: false, plies: 4, isExact: true }, 3)).toBe('stands');
});

test('it is lost if the other side is proven to win, and late if that cannot be in time', () => {
  expect(standingOf({ wins: true }, 3)).toBe('lost');
  expect(standingOf({ wins: false, plies: 8, isExact: true }, 3)).toBe('late');
  expect(standingOf({ wins: false, plies: 8, notWithin: 6 }, 3)).toBe('late');
  expect(standingOf({ wins: false, notWithin: 6 }, 3)).toBe('late');
});

test('what is not proven is not told', () => {
  expect(standingOf(undefined, 3)).toBe('unknown');
  expect(standingOf({ wins: false }, 3)).toBe('unknown');
  expect(standingOf({ wins: false, plies: 8 }, 3)).toBe('unknown');
  expect(standingOf({ wins: false, plies: 8, notWithin: 4 }, 3)).toBe('unknown');
});

test('moves are left by what whoever solves it has used', () => {
  expect([0, 1, 2, 3, 4].map((at) => movesLeft(3, at))).toEqual([3, 2, 2, 1, 1]);
});
