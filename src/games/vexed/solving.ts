import type { Solvable } from '../../core/solving.ts';
import { parse } from './drawing.ts';
import type { State } from './position.ts';

export const solving: Solvable<State> = {
  id: 'vexed',
  parse,
  engines: async () => (await import('./engine/index.ts')).engines,
};
