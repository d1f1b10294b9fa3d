import { checkReaders } from './check.ts';
import { INPUTS } from './inputs.ts';
import { links } from './links.ts';
import { locks } from './locks.ts';
import { midi } from './midi.ts';
import { players } from './players.ts';
import { results } from './results.ts';
import { shared } from './shared.ts';
import { type Target, target } from './target.ts';

/** All that is tried with hostile inputs: readers of level files with several kinds, and the rest with their own. */
export const TARGETS: readonly Target[] = [
  ...Object.entries(INPUTS).map(([name, input]) => target(name, input, (bytes) => checkReaders(bytes) > 0)),
  results,
  links,
  shared,
  locks,
  players,
  midi,
];
