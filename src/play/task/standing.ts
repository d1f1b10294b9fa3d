import type { Proof } from '../../core/mind.ts';

/**
 * What has become of a task after a move of whoever solves it: it is still won within the moves that are left, it is won but takes
 * longer, it is lost, or nobody could tell.
 */
export type Standing = 'stands' | 'late' | 'lost' | 'unknown';

/** By what is proven about the other side, who is to move; so many moves are left. */
export const standingOf = (proof: Proof | undefined, left: number): Standing => {
  if (!proof) return 'unknown';
  if (proof.wins) return 'lost';
  const { plies = Number.POSITIVE_INFINITY, isExact, notWithin = 0 } = proof;
  if (plies <= 2 * left) return 'stands';
  return isExact || notWithin >= 2 * left ? 'late' : 'unknown';
};

/** How many moves are left to whoever is the first to move, after so many moves of both. */
export const movesLeft = (within: number, at: number): number => within - Math.ceil(at / 2);
