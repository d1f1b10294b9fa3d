import { describe, expect, test } from 'vitest';
import { amount, isLong } from '../../../../test/tools/long.ts';
import { dice } from '../../../core/random.ts';
import { formatMove } from '../notation.ts';
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

const chance = dice(23);

/** Positions, and how many plies they take by the rules. */
const endings = Array.from({ length: amount(30, 3000) }, () => {
  const state = someEnding(5, 3, chance);
  return { state, plies: pliesByRules(state) };
});

describe.each(['races', 'rules'] as const)('by the %s, on boards with few dolls', (knowledge) => {
  const prover = new Prover(5, 4, knowledge);

  test('what is proven is true by the rules', () => {
    for (const { state, plies } of endings)
      expect(proofOf(prover, state), JSON.stringify(state)).toBe(winOrLoss(plies > 0));
  });

  test('so is within how many plies somebody wins, and how long the other holds out', () => {
    for (const { state, plies } of endings) {
      const length = Math.abs(plies);
      const within = (limit: number) => proofOf(prover, state, { plies: limit });
      const [inTime, sooner] = [winOrLoss(plies > 0), winOrLoss(plies < 0)];
      expect([within(length), within(length + 2)], JSON.stringify(state)).toEqual([inTime, inTime]);
      if (length > 2) expect(within(length - 2), JSON.stringify(state)).toBe(sooner);
    }
  });

  test('so is what is left without a move', () => {
    for (const { state } of endings) {
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
    for (const { state } of endings) {
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

// By a table of all positions it is the same: 26 plies if both play their best. What begins on the right is the mirror image of these.
test.runIf(isLong).each([
  ['a2a3', 26],
  ['b2b3', 24],
  ['c2c3', 24],
  ['a2b3', 20],
  ['b2a3', 20],
  ['b2c3', 20],
  ['c2b3', 20],
])('on 5×5 whoever begins with %s loses in exactly %i plies', (first, plies) => {
  const move = moves(start(5)).find((one) => formatMove(one) === first)!;
  const after = play(start(5), move)!;
  const prover = new Prover(5, 256);
  expect(proofOf(prover, after, { plies: plies - 1 })).toBe('win');
  expect(proofOf(prover, after, { plies: plies - 3 })).toBe('loss');
});
