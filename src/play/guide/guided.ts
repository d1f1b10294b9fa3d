import type { AnyGame } from '../../core/game.ts';

/** Whether somebody can solve it for whoever plays alone. */
export const isGuided = ({ engines, seats }: AnyGame): boolean => engines !== undefined && seats === 1;
