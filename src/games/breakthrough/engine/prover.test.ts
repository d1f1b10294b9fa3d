import { describe, expect, test } from 'vitest';
import { amount, isLong } from '../../../../test/tools/long.ts';
import { dice } from '../../../core/random.ts';
import { moves, outcome, play, type State, start } from '../rules.ts';
import { drawn } from '../testing.ts';
import { type Proof, Prover, type Question } from './prover.ts';
import { pliesByRules, someEnding } from './testing.ts';
import { moveFrom, numberOf } from './translate.ts';

const proofOf = (prover: Prover, state: State, question?: Question): Proof => {
  const proving = prover.prove(state, question);
  let step = proving.next();
  while (!step.done) step = proving.next();
  return step.value;
};

const winOrLoss = (isWon: boolean): Proof => (isWon ? 'win' : 'loss');

describe.each(['races', 'rules'] as const)('by the %s, on boards with few dolls', (knowledge) => {
  const chance = dice(23);
  const prover = new Prover(5, 4, knowledge);
  const endings = Array.from({ length: amount(30, 3000) }, () => someEnding(5, 3, chance));

  test('what is proven is true by the rules', () => {
    for (const state of endings)
      expect(proofOf(prover, state), JSON.stringify(state)).toBe(winOrLoss(pliesByRules(state) > 0));
  });

  test('so is within how many plies somebody wins, and how long the other holds out', () => {
    for (const state of endings) {
      const plies = pliesByRules(state);
      const length = Math.abs(plies);
      const within = (limit: number) => proofOf(prover, state, { plies: limit });
      const [inTime, sooner] = [winOrLoss(plies > 0), winOrLoss(plies < 0)];
      expect([within(length), within(length + 2)], JSON.stringify(state)).toEqual([inTime, inTime]);
      if (length > 2) expect(within(length - 2), JSON.stringify(state)).toBe(sooner);
    }
  });

  test('so is what is left without a move', () => {
    for (const state of endings) {
      const [first, ...others] = moves(state);
      const wins = (move: (typeof others)[number]): boolean => {
        const next = play(state, move)!;
        return outcome(next) !== undefined || pliesByRules(next) < 0;
      };
      if (others.length === 0) continue;
      const without = numberOf(state, first!);
      expect(proofOf(prover, state, { without }), JSON.stringify(state)).toBe(winOrLoss(others.some(wins)));
    }
  });

  test('a move that wins is named where it had to be looked for', () => {
    let named = 0;
    for (const state of endings) {
      if (proofOf(prover, state) !== 'win' || prover.winner === undefined) continue;
      named += 1;
      const next = play(state, moveFrom(state, prover.winner))!;
      expect(outcome(next) !== undefined || pliesByRules(next) < 0, JSON.stringify(state)).toBe(true);
    }
    expect(named).toBeGreaterThan(0);
  });
});

test('whoever may look at few positions only does not know', () => {
  expect(proofOf(new Prover(8, 1), start(8), { nodes: 1000 })).toBe('unknown');
});

test('what was proven within some plies is not taken for what is so in the end', () => {
  const state = drawn('w', 'p.....', '......', '......', '......', '.....P', '......');
  const prover = new Prover(6, 1, 'rules');
  expect([proofOf(prover, state, { plies: 5 }), prover.known]).toEqual(['loss', 'unknown']);
  expect([proofOf(prover, state), prover.known]).toEqual(['win', 'win']);
});

test('a race that is certain is not looked into, unless the rules alone count', () => {
  const state = drawn('w', 'p.....', '......', '......', '......', '.....P', '......');
  const [races, rules] = [new Prover(6, 1), new Prover(6, 1, 'rules')];
  expect([proofOf(races, state), proofOf(rules, state)]).toEqual(['win', 'win']);
  expect(races.nodes).toBe(0);
  expect(rules.nodes).toBeGreaterThan(0);
});

test.runIf(isLong)('on 5×5 the second player wins', () => {
  expect(proofOf(new Prover(5, 256), start(5))).toBe('loss');
});
