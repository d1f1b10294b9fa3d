import type { AnyGame } from '../../core/game.ts';

/** Which side somebody here has against a rival: one of them, now this and now that, or none, who only looks on. */
export const SIDES = ['first', 'second', 'either', 'none'] as const;

export type Side = (typeof SIDES)[number];

/** Whom a player plays with in a game, as he has chosen last. */
export interface Preference {
  /** Somebody beside him, or a rival, who counts from 0. */
  readonly rival: 'friend' | number;
  readonly side: Side;
}

/** Whom one plays with can be chosen. */
export const hasRivals = ({ rivals }: Pick<AnyGame, 'rivals'>): boolean => rivals !== undefined && rivals.length > 0;
