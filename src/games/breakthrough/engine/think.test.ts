import { expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { dice } from '../../../core/random.ts';
import { moves, outcome, play, start } from '../rules.ts';
import { drawn } from '../testing.ts';
import { plainWeights } from './plainWeights.ts';
import { Search, SURE, WIN } from './search.ts';
import { Table } from './table.ts';
import { pliesByRules, someEnding, somePosition } from './testing.ts';
import { thinkThrough } from './think.ts';
import { numberOf } from './translate.ts';

const searchOn = (size: number): Search => new Search(plainWeights(size), new Table(1));

test('a win in sight is found, and the way there', () => {
  const state = drawn('w', 'p.p...', '......', '.P....', '......', '......', '....P.');
  const { score, line } = thinkThrough(searchOn(6), state, { depth: 8 });
  expect(score).toBeGreaterThan(SURE);
  expect(moves(state).map((move) => numberOf(state, move))).toContain(line[0]);
});

test('a step onto the goal is played at once', () => {
  const state = drawn('b', 'p.....', '......', '......', '......', '..p...', '.P.P..');
  const { score, line } = thinkThrough(searchOn(6), state, { depth: 1 });
  expect(score).toBe(WIN - 1);
  expect(line).toHaveLength(1);
});

test('whoever is said to win or to lose does so by the rules', () => {
  const chance = dice(3);
  const search = searchOn(5);
  for (let count = 0; count < amount(30, 2000); count++) {
    const state = someEnding(5, 3, chance);
    search.forget();
    const { score } = thinkThrough(search, state, { depth: 30, nodes: 50_000 });
    if (Math.abs(score) > SURE) expect(Math.sign(score), JSON.stringify(state)).toBe(Math.sign(pliesByRules(state)));
  }
});

test('the same number of nodes always leads to the same thought, in slices or not', () => {
  const once = thinkThrough(searchOn(8), start(8), { nodes: 40_000 });
  expect(thinkThrough(searchOn(8), start(8), { nodes: 40_000 })).toEqual(once);
  expect(once.nodes).toBe(40_000);
});

test('only moves of the rules are played, to the end of the game', () => {
  for (const size of [5, 6, 8, 10]) {
    const search = searchOn(size);
    for (let seed = 0; seed < amount(1, 250); seed++) {
      let state = somePosition(size, 6, seed);
      while (!outcome(state)) {
        const { line } = thinkThrough(search, state, { nodes: 300 });
        const move = moves(state).find((one) => numberOf(state, one) === line[0]);
        state = play(state, move!)!;
      }
    }
  }
});
