import type { Makable } from '../core/making.ts';
import { making as sokoban } from './sokoban/making.ts';
import { making as vexed } from './vexed/making.ts';

/** Every puzzle whose levels are made and graded here. A puzzle with a maker or a grader needs one line here. */
export const makers: readonly Makable[] = [sokoban, vexed];

export const findMakable = (id: string): Makable | undefined => makers.find((one) => one.id === id);
