import { expect, test } from 'vitest';
import { amount } from '../tools/long.ts';
import { SEED } from '../tools/seed.ts';
import { TARGETS } from './targets.ts';

/** Of each kind; `npm run fuzz` tries 200,000 in all. */
const EACH = amount(80, 1000);

test.each(TARGETS.map((target) => [target.name, target] as const))(
  'hostile inputs are survived: %s',
  async (_, target) => {
    const read = await target.assert({ numRuns: EACH, seed: SEED });
    // Inputs that are all refused at once would find nothing.
    expect(read).toBeGreaterThan(EACH / 20);
  },
);
