import { describe, expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { dice } from '../../../core/random.ts';
import { pliesByRules, someEnding } from '../engine/testing.ts';
import { moveFrom, numberOf } from '../engine/translate.ts';
import { moves, outcome, play, type State } from '../rules.ts';
import { drawn } from '../testing.ts';
import { type Answer, type Question, Solver } from './proof.ts';

const answerTo = (solver: Solver, state: State, question: Partial<Question> = {}): Answer => {
  const asking = solver.ask(state, { nodes: 1_000_000, ...question });
  let step = asking.next();
  while (!step.done) step = asking.next();
  return step.value;
};

const yesOrNo = (isSo: boolean): Answer => (isSo ? 'yes' : 'no');

describe.each(['races', 'rules'] as const)('by the %s', (knowledge) => {
  const chance = dice(23);
  const solver = new Solver(5, 4, knowledge);
  const endings = Array.from({ length: amount(30, 3000) }, () => someEnding(5, 3, chance));

  test('whoever wins is found out, on boards with few dolls', () => {
    for (const state of endings)
      expect(answerTo(solver, state), JSON.stringify(state)).toBe(yesOrNo(pliesByRules(state) > 0));
  });

  test('and within how many plies he does, and how long the other holds out', () => {
    for (const state of endings) {
      const plies = pliesByRules(state);
      const length = Math.abs(plies);
      const asked = (limit: number) => answerTo(solver, state, { plies: limit });
      const [atLast, sooner] = plies > 0 ? (['yes', 'no'] as const) : (['no', 'yes'] as const);
      expect([asked(length), asked(length + 2)], JSON.stringify(state)).toEqual([atLast, atLast]);
      if (length > 2) expect(asked(length - 2), JSON.stringify(state)).toBe(sooner);
    }
  });

  test('and what is left without a move', () => {
    for (const state of endings) {
      const [first, ...others] = moves(state);
      const wins = (move: (typeof others)[number]): boolean => {
        const next = play(state, move)!;
        return outcome(next) !== undefined || pliesByRules(next) < 0;
      };
      if (others.length === 0) continue;
      const without = numberOf(state, first!);
      expect(answerTo(solver, state, { without }), JSON.stringify(state)).toBe(yesOrNo(others.some(wins)));
    }
  });

  test('a move that wins is named', () => {
    for (const state of endings) {
      if (answerTo(solver, state) !== 'yes' || solver.winner < 0) continue;
      const next = play(state, moveFrom(state, solver.winner))!;
      expect(outcome(next) !== undefined || pliesByRules(next) < 0, JSON.stringify(state)).toBe(true);
    }
  });
});

test('whoever may look at few positions only does not know', () => {
  const state = drawn('w', 'pppppp', 'pppppp', '......', '......', 'PPPPPP', 'PPPPPP');
  expect(answerTo(new Solver(6, 1, 'races'), state, { nodes: 500 })).toBe('unknown');
});

test('a race that is certain is not looked into, unless the rules alone count', () => {
  const state = drawn('w', 'p.....', '......', '......', '......', '.....P', '......');
  const [races, rules] = [new Solver(6, 1, 'races'), new Solver(6, 1, 'rules')];
  expect([answerTo(races, state), answerTo(rules, state)]).toEqual(['yes', 'yes']);
  expect(races.nodes).toBe(0);
  expect(rules.nodes).toBeGreaterThan(0);
});
