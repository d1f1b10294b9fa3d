import type { Change } from '../../core/view.ts';

/** One tick of a fall on screen, and one step of a playback, as the rules of Sokoban Vexed have it. */
export const TICK_MS = 300;

/** A walk of several steps: fast enough not to wait for, slow enough to see which way he goes. */
const WALK_MS = 40;

/** No walk takes longer than this, however far. */
const LONGEST_WALK_MS = 600;

/** How long the picture before a change stays, so that the eye can follow: in a fall always, in a walk of `steps`. */
export const pauseBefore = ({ happening }: Change, steps = 1): number => {
  if (happening === 'fall' || happening === 'vanish') return TICK_MS;
  return steps === 1 ? 0 : Math.min(WALK_MS, LONGEST_WALK_MS / steps);
};
