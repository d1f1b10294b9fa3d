import type { Solvable } from '../../core/solving.ts';
import { parse } from './position.ts';
import type { State } from './rules.ts';

export const solving: Solvable<State> = {
  id: 'sokoban',
  parse,
  engines: async () => (await import('./engine/index.ts')).engines,
  improver: async () => (await import('./engine/improve/index.ts')).improver,
};
