import type { AnySolvable } from '../core/solving.ts';
import { solving as sokoban } from './sokoban/solving.ts';
import { solving as vexed } from './vexed/solving.ts';

/** Every puzzle that somebody can solve for a player. A puzzle with engines needs one line here. */
export const solvers: readonly AnySolvable[] = [sokoban, vexed];
