import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../tools/long.ts';
import { checkReaders } from './check.ts';
import { INPUTS } from './inputs.ts';

/** Of each kind; `npm run fuzz` tries 200,000 in all. */
const EACH = amount(200, 1000);

test.each(Object.entries(INPUTS))('every reader survives %s', (_, input) => {
  let tried = 0;
  fc.assert(
    fc.property(input, (bytes) => {
      tried += checkReaders(bytes);
    }),
    { numRuns: EACH },
  );
  expect(tried).toBeGreaterThan(EACH);
});
