import { results } from './0001-results.ts';
import { matches } from './0002-matches.ts';
import { bests } from './0003-bests.ts';
import type { Migration } from './migration.ts';

/** All of them, in order. A new one needs its file and one line here. */
export const migrations: readonly Migration[] = [results, matches, bests];
