import type { AnyGame, Thrift } from '../../core/game.ts';
import type { Orientation } from '../../core/orientation.ts';

/** How the player likes it; asked anew each time, so that a changed setting counts at once. */
export interface Manner {
  /** What routes keep lowest. */
  readonly by: Thrift;
  /** In games that have this setting: a piece that was touched has to move. */
  readonly touchMove: boolean;
  /** In games that have this setting: a click further away walks there. */
  readonly clickToWalk: boolean;
  /** In games that have this setting: times faster than a tick a cell. */
  readonly fallSpeed: number;
  /** Of playback: times faster than a tick a step. */
  readonly speed: number;
  /** How the board lies: in games that have these settings, or where it is as whoever plays sits. */
  readonly orientation: Orientation;
  /** Nothing moves on the screen: every move is one picture. */
  readonly still: boolean;
}

/** The same in a game: where it has not a setting, that is as if nobody could choose. */
export const mannerIn = ({ settings = [], below }: Pick<AnyGame, 'settings' | 'below'>, manner: Manner): Manner => ({
  ...manner,
  touchMove: manner.touchMove && settings.includes('touchMove'),
  clickToWalk: manner.clickToWalk || !settings.includes('clickToWalk'),
  orientation: below
    ? manner.orientation
    : {
        quarters: settings.includes('quarters') ? manner.orientation.quarters : 0,
        isMirrored: manner.orientation.isMirrored && settings.includes('isMirrored'),
      },
  fallSpeed: settings.includes('fallSpeed') ? manner.fallSpeed : 1,
});
