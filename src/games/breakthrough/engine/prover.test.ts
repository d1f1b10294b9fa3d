import { expect, test } from 'vitest';
import { amount, isLong } from '../../../../test/tools/long.ts';
import { dice } from '../../../core/random.ts';
import { start } from '../rules.ts';
import { Prover } from './prover.ts';
import { pliesByRules, someEnding } from './testing.ts';

const proofOf = (prover: Prover, state: Parameters<Prover['prove']>[0], most?: number) => {
  const proving = prover.prove(state, most);
  let step = proving.next();
  while (!step.done) step = proving.next();
  return step.value;
};

test('what is proven is true by the rules, on boards with few dolls', () => {
  const chance = dice(11);
  const prover = new Prover(5, 4);
  for (let count = 0; count < amount(40, 5000); count++) {
    const state = someEnding(5, 3, chance);
    expect(proofOf(prover, state), JSON.stringify(state)).toBe(pliesByRules(state) > 0 ? 'win' : 'loss');
  }
});

test('whoever may look at few positions only does not know', () => {
  expect(proofOf(new Prover(8, 1), start(8), 1000)).toBe('unknown');
});

test.runIf(isLong)('on 5×5 the second player wins', () => {
  expect(proofOf(new Prover(5, 256), start(5))).toBe('loss');
});
