import type { Cell, Direction } from '../../core/grid.ts';
import type { Message } from '../../core/parsed.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { View } from '../../core/view.ts';
import type { Mark } from './gesture.ts';
import { middleOf } from './hand.ts';
import type { Motion } from './motion.ts';
import type { Playback } from './playback.ts';
import type { Remark } from './remark.ts';
import type { Round } from './round.ts';
import type { Screening } from './screening.ts';
import type { Sounding } from './sounding.ts';
import type { Narration } from './voice.ts';

/** Everything that a screen shows of a round at one moment. Plain data. */
export interface Picture {
  /** What the board looks like: while something moves, not yet the snapshot's view. */
  readonly view: View;
  /** How it came out of the picture before. */
  readonly motion: Motion;
  readonly facing: Direction;
  readonly cursor: Cell | undefined;
  /** The cell that whoever does not see the board is at: the cursor's, the worker's, that of the last move or the middle. */
  readonly active: Cell;
  readonly selected: Cell | undefined;
  readonly marks: readonly Mark[];
  readonly messages: readonly Message[];
  /** The one of them that belongs to a place on the board. */
  readonly remark: Remark | undefined;
  /** What those are told who do not see the board: messages too, but for the name of the active cell. */
  readonly narration: Narration;
  /** What is to be heard; of the move that solves the level or ends the game, that it does. */
  readonly sounding: Sounding;
  readonly snapshot: Snapshot;
  /** Nothing moves by itself. */
  readonly isAtRest: boolean;
  /** Something falls or vanishes: moves wait until all is at rest. */
  readonly isFalling: boolean;
  /** Moves that are being shown, and how far they are. */
  readonly playback:
    | (Pick<Playback, 'at' | 'length' | 'speed' | 'isPaused'> & Pick<Screening, 'programme'>)
    | undefined;
}

const progressOf = ({ programme, playback }: Screening): Picture['playback'] => {
  const { at, length, speed, isPaused } = playback;
  return { programme, at, length, speed, isPaused };
};

export const pictureOf = (round: Round, now: number): Picture => {
  const { isAchieved, due, screening } = round;
  const { stage, hand, man, narration, remark } = round.appearance;
  const { view, motion, facing, isFalling, sounding } = stage;
  const { cursor, selected, marks } = hand;
  const snapshot = round.snapshot(now);
  const messages = round.messages(now);
  return {
    view,
    motion,
    facing,
    cursor,
    active: cursor ?? man ?? snapshot.last?.to ?? middleOf(view),
    selected,
    marks,
    messages,
    remark: remark && messages.includes(remark.message) ? remark : undefined,
    narration,
    sounding: isAchieved ? { ...sounding, cue: 'win' } : sounding,
    snapshot,
    isAtRest: due === undefined,
    isFalling,
    playback: screening && progressOf(screening),
  };
};
