import { expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { dice } from '../../../core/random.ts';
import { drawn } from '../testing.ts';
import { Board } from './board.ts';
import { verdict } from './races.ts';
import { pliesByRules, someEnding } from './testing.ts';

const verdictOf = (state: Parameters<Board['read']>[0]): number => {
  const board = new Board(state.size);
  board.read(state);
  return verdict(board);
};

test('a step from the goal wins', () => {
  expect(verdictOf(drawn('w', '.p...', '..P..', '.....', '.p...', '.....'))).toBe(1);
});

test('the last doll of the others can be taken', () => {
  expect(verdictOf(drawn('w', '.....', '..p..', '.P...', '.....', '.....'))).toBe(1);
});

test('one of the others is a step from home and cannot be taken', () => {
  expect(verdictOf(drawn('w', '.....', '.....', '.....', '..p..', '..P..'))).toBe(-2);
  expect(verdictOf(drawn('w', '.....', '.....', '.....', '..p..', '...P.'))).not.toBe(-2);
  expect(verdictOf(drawn('w', '....p', '.....', '.....', 'p.p..', '.P...'))).toBe(-2);
});

test('a runner whom nobody catches wins, one who is caught does not', () => {
  expect(verdictOf(drawn('w', 'p.....', '......', '......', '......', '.....P', '......'))).toBe(7);
  expect(verdictOf(drawn('w', '...p..', '......', '......', '......', '.....P', '......'))).toBe(0);
});

test('a runner of the others whom nobody catches wins', () => {
  expect(verdictOf(drawn('w', '.....p', '......', '......', '.....p', 'P.....', '......'))).toBe(-4);
});

test('whatever is said without looking ahead is true by the rules, on boards with few dolls', () => {
  const chance = dice(7);
  let told = 0;
  for (let count = 0; count < amount(150, 20_000); count++) {
    const state = someEnding(5, 3, chance);
    const said = verdictOf(state);
    if (said === 0) continue;
    told += 1;
    const plies = pliesByRules(state);
    expect([Math.sign(said), Math.abs(plies) <= Math.abs(said)], JSON.stringify(state)).toEqual([
      Math.sign(plies),
      true,
    ]);
  }
  expect(told).toBeGreaterThan(80);
});
