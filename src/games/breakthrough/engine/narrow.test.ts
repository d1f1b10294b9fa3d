import { expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import type { Study } from '../../../core/mind.ts';
import { dice } from '../../../core/random.ts';
import { parse } from '../position.ts';
import { narrow } from './narrow.ts';
import { pliesByRules, someEnding } from './testing.ts';

const finished = <T>(work: Generator<unknown, T, void>): T => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

/** Somebody has proven who wins, and has not counted. */
const uncounted = (wins: boolean, move: string): Study => ({
  lines: [{ moves: [move], chance: Number(wins), proof: { wins } }],
  depth: 0,
  nodes: 0,
});

test('whether it ends in time is told as the rules have it, on boards with few dolls', () => {
  const chance = dice(31);
  for (let count = 0; count < amount(40, 3000); count++) {
    const state = someEnding(5, 3, chance);
    const plies = pliesByRules(state);
    const wins = plies > 0;
    if (wins && plies === 1) continue;
    for (const within of [Math.abs(plies) - 2, Math.abs(plies)]) {
      const { lines } = finished(narrow(state, uncounted(wins, 'none'), within));
      const isSo = within >= Math.abs(plies);
      expect(lines[0]?.proof, JSON.stringify(state)).toEqual(
        isSo ? { wins, plies: within } : { wins, notWithin: within },
      );
    }
  }
});

test('what is known to be in time, and what is not proven, stays as it is', () => {
  const state = unwrap(parse('p4/2p2/2P2/5/5 w'));
  const known = { lines: [{ moves: ['c3d4'], chance: 1, proof: { wins: true, plies: 3 } }], depth: 1, nodes: 1 };
  expect(finished(narrow(state, known, 3))).toBe(known);
  const open = { lines: [{ moves: ['c3d4'], chance: 0.5 }], depth: 1, nodes: 1 };
  expect(finished(narrow(state, open, 3))).toBe(open);
});
