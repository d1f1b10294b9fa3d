import type { Cell, Direction } from '../core/grid.ts';
import type { Message } from '../core/parsed.ts';
import type { Snapshot } from '../core/session.ts';
import type { View } from '../core/view.ts';
import type { Mark } from './gesture.ts';
import type { Playback } from './playback.ts';
import type { Round } from './round.ts';

/** Everything that a screen shows of a round at one moment. Plain data. */
export interface Picture {
  /** What the board looks like: while something moves, not yet the snapshot's view. */
  readonly view: View;
  readonly facing: Direction;
  readonly cursor: Cell | undefined;
  readonly selected: Cell | undefined;
  readonly marks: readonly Mark[];
  readonly messages: readonly Message[];
  readonly snapshot: Snapshot;
  /** Nothing moves by itself. */
  readonly isAtRest: boolean;
  /** Moves are locked because something falls. */
  readonly isFalling: boolean;
  /** The player has solved the level with the last move. */
  readonly isAchieved: boolean;
  /** Moves that are being shown, and how far they are. */
  readonly playback: Pick<Playback, 'at' | 'length' | 'speed' | 'isPaused'> | undefined;
}

const progressOf = ({ at, length, speed, isPaused }: Playback): Picture['playback'] => ({
  at,
  length,
  speed,
  isPaused,
});

export const pictureOf = (round: Round, now: number): Picture => {
  const { view, facing, cursor, selected, marks, isFalling, isAchieved, due, screening } = round;
  return {
    view,
    facing,
    cursor,
    selected,
    marks,
    messages: round.messages(now),
    snapshot: round.snapshot(now),
    isAtRest: due === undefined,
    isFalling,
    isAchieved,
    playback: screening && progressOf(screening.playback),
  };
};
