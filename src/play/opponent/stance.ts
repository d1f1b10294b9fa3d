import type { AnyGame } from '../../core/game.ts';
import { finish } from '../../core/work.ts';
import { positionSteps } from '../history/position.ts';
import type { Round } from '../table/round.ts';
import type { Subject } from '../thinking/thinker.ts';

/** Where a game stands that somebody thinks about: what is thought of it holds there and nowhere else. */
export interface Stance {
  readonly round: Round;
  readonly moves: string;
}

export const stanceOf = (round: Round, now: number): Stance => ({ round, moves: round.replay(now).moves });

export const isSameStance = (one: Stance | undefined, other: Stance | undefined): boolean =>
  one?.round === other?.round && one?.moves === other?.moves;

/** The same as whoever thinks about it is asked. */
export const subjectOf = (game: AnyGame, round: Round, now: number): Subject => ({
  game: game.id,
  position: finish(positionSteps(game, round.replay(now))) ?? '',
});
