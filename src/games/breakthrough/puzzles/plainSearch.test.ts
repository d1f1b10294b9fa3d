import { expect, test } from 'vitest';
import { moveFrom } from '../engine/translate.ts';
import { formatMove } from '../notation.ts';
import type { State } from '../rules.ts';
import { drawn } from '../testing.ts';
import { PlainSearch } from './plainSearch.ts';

const thoughts = (state: State, deepest: number, most = 100_000): readonly string[] =>
  [...new PlainSearch(state.size).think(state, deepest, most)].map(({ move }) => formatMove(moveFrom(state, move)));

test('a doll that is given away is taken', () => {
  expect(thoughts(drawn('w', 'pp.pp', '.....', '..p..', '.P...', 'PP.PP'), 2)).toEqual(['b2c3', 'b2c3']);
});

test('one that is guarded is not taken with a loss', () => {
  const state = drawn('w', 'pp....', '..p.p.', '...p..', '..P...', '......', 'PP...P');
  expect(thoughts(state, 3).at(-1)).not.toBe('c3d4');
});

test('what wins ends the thoughts, and whoever has lost still has a move', () => {
  expect(thoughts(drawn('w', '....p', '.P...', '.....', '...p.', '....P'), 9)).toHaveLength(1);
  expect(thoughts(drawn('w', 'p...p', '.....', 'P....', 'p...p', '.....'), 9)).toHaveLength(1);
});

test('it looks at so many positions at the most, but thinks something', () => {
  const state = drawn('w', 'pppppp', 'pppppp', '......', '......', 'PPPPPP', 'PPPPPP');
  expect(thoughts(state, 20, 1)).toHaveLength(1);
  expect(thoughts(state, 20, 5000).length).toBeLessThan(8);
});
