import type { Change } from '../core/view.ts';

/** One tick of a fall on screen, as the rules of Sokoban Vexed have it. */
const TICK_MS = 300;

/** How long the picture before a change stays, so that the eye can follow. */
export const pauseBefore = ({ happening }: Change): number =>
  happening === 'fall' || happening === 'vanish' ? TICK_MS : 0;
