import { expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { dice } from '../../../core/random.ts';
import { format } from '../position.ts';
import { start } from '../rules.ts';
import { ProofLength } from './proofLength.ts';
import { Prover } from './prover.ts';
import { Shortest } from './shortest.ts';
import { pliesByRules, someEnding } from './testing.ts';

const ENOUGH = 1_000_000;

test('whether somebody wins or loses within so many plies is as the rules have it', () => {
  const chance = dice(31);
  const shortest = new Shortest(5);
  for (let count = 0; count < amount(30, 2000); count++) {
    const state = someEnding(5, 2, chance);
    const plies = pliesByRules(state);
    for (let within = 1; within < 12; within++) {
      const isWin = plies > 0 && plies <= within;
      const isLoss = plies < 0 && -plies <= within;
      expect(shortest.wins(state, within, ENOUGH), `${format(state)} ${within}`).toBe(isWin);
      expect(shortest.loses(state, within, ENOUGH), `${format(state)} ${within}`).toBe(isLoss);
    }
  }
});

test('whoever may look at a few positions only says nothing, and goes on where he was', () => {
  const shortest = new Shortest(5);
  expect(shortest.wins(start(5), 11, 20)).toBeUndefined();
  let answer: boolean | undefined;
  while (answer === undefined) answer = shortest.wins(start(5), 11, 2000);
  expect(answer).toBe(false);
});

test('a proof is never shorter than the game is by the rules', () => {
  const chance = dice(37);
  for (let count = 0; count < amount(30, 2000); count++) {
    const state = someEnding(5, 3, chance);
    const prover = new Prover(5, 1);
    const proving = prover.prove(state);
    let step = proving.next();
    while (!step.done) step = proving.next();
    const { plies } = new ProofLength(prover).measure(state, step.value, ENOUGH);
    expect(plies, format(state)).toBeGreaterThanOrEqual(Math.abs(pliesByRules(state)));
  }
});
