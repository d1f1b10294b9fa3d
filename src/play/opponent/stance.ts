import type { Round } from '../table/round.ts';

/** Where a game stands that somebody thinks about: what is thought of it holds there and nowhere else. */
export interface Stance {
  readonly round: Round;
  readonly moves: string;
}

export const stanceOf = (round: Round, now: number): Stance => ({ round, moves: round.replay(now).moves });

export const isSameStance = (one: Stance | undefined, other: Stance | undefined): boolean =>
  one?.round === other?.round && one?.moves === other?.moves;
