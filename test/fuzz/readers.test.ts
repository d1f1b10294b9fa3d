import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkReaders } from './check.ts';
import { INPUTS } from './inputs.ts';

/** 5,000 inputs in all; `npm run fuzz` tries 200,000. */
const EACH = 5_000 / Object.keys(INPUTS).length;

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
