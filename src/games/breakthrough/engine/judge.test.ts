import { describe, expect, test } from 'vitest';
import { amount, isLong } from '../../../../test/tools/long.ts';
import type { Study } from '../../../core/mind.ts';
import { dice } from '../../../core/random.ts';
import { formatMove } from '../notation.ts';
import { moves, play, type State, start } from '../rules.ts';
import { judge } from './judge.ts';
import { pliesByRules, someEnding, somePosition } from './testing.ts';

const judged = (state: State, nodes?: number): Study => {
  const judging = judge(state, { lines: 99, onlyProofs: true, ...(nodes !== undefined && { nodes }) });
  let step = judging.next();
  while (!step.done) step = judging.next();
  return step.value;
};

describe('every move of a position is judged', () => {
  test('as the rules have it, on boards with few dolls', () => {
    const chance = dice(23);
    for (let count = 0; count < amount(30, 2000); count++) {
      const state = someEnding(5, 3, chance);
      const known = new Map<string, number>();
      const expected = moves(state).map((move) => {
        const plies = pliesByRules(play(state, move)!, known);
        return [formatMove(move), { wins: plies <= 0, plies: Math.abs(plies) + 1, isExact: true }];
      });
      const found = judged(state).lines.map(({ moves: [move], proof }) => [move, proof]);
      expect(Object.fromEntries(found), JSON.stringify(state)).toEqual(Object.fromEntries(expected));
    }
  });

  test('the best first: what wins soonest, and then what loses latest', () => {
    const { lines } = judged(somePosition(5, 6, 3));
    expect(lines).toHaveLength(moves(somePosition(5, 6, 3)).length);
    expect(lines.every(({ proof }) => proof)).toBe(true);
    expect(lines.map(({ chance }) => chance)).toEqual(lines.map(({ chance }) => chance).toSorted((a, b) => b - a));
  });

  test('as far as the nodes reach, and what is not known is not told', () => {
    const { lines, nodes } = judged(start(8), 40_000);
    expect(lines).toHaveLength(22);
    expect(lines.filter(({ proof }) => proof)).toEqual([]);
    expect(nodes).toBeLessThan(60_000);
  });

  test.runIf(isLong)('every first move on 5×5 loses', () => {
    const { lines } = judged(start(5));
    expect(lines.map(({ proof }) => proof?.wins)).toEqual(Array.from({ length: 13 }, () => false));
  });
});
