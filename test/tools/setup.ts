import fc from 'fast-check';
import { amount } from './long.ts';
import { SEED } from './seed.ts';

// A property that fails tells the seed with it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED, numRuns: amount(40, 400) });
