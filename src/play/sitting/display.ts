import type { Message, Problem } from '../../core/parsed.ts';
import type { Win } from '../belongings/win.ts';
import type { ColouringDisplay } from '../colouring/shown.ts';
import type { DialogName } from '../command/command.ts';
import type { GuideDisplay } from '../guide/shown.ts';
import type { OpponentDisplay } from '../opponent/shown.ts';
import type { Picture } from '../table/picture.ts';
import type { Table } from '../table/table.ts';
import type { TaskDisplay } from '../task/shown.ts';
import type { MatchDisplay } from '../together/shown.ts';

/** Something that is done only if the player is sure. */
export interface Asked {
  /** What the command is called. */
  readonly name: Message;
  readonly question: Message;
  run(table: Table, now: number): void;
}

/** Everything that a screen shows of a sitting at one moment. Plain data. */
export interface Display {
  /** The level, counted from 1. */
  readonly number: number;
  /** Undefined when the level cannot be played … */
  readonly picture: Picture | undefined;
  /** … and this says why. */
  readonly problem: Problem | undefined;
  /** What lies over the board. */
  readonly dialog: DialogName | undefined;
  /** The solved level that is asked to be saved. */
  readonly win: Win | undefined;
  /** The level that was solved, the one on the board or the one before it, as long as it can be saved. */
  readonly passed: Win | undefined;
  /** What there is to say besides what the picture has: until something else is done. */
  readonly notes: readonly Message[];
  /** What was played of the level before, while it stands at its start. */
  readonly offer: Message | undefined;
  /** What is to be done next, where two play. */
  readonly next: Message | undefined;
  /** Who plays, in games that have rivals. */
  readonly opponent: OpponentDisplay | undefined;
  /** In a pack of tasks: how far this one is. */
  readonly task: TaskDisplay | undefined;
  /** What whoever helps shows and tells, in puzzles that somebody can solve. */
  readonly guide: GuideDisplay | undefined;
  /** Whoever plays elsewhere, and the match with him. */
  readonly match: MatchDisplay | undefined;
  /** Every move judged by proofs, where somebody wants to see that. */
  readonly colouring: ColouringDisplay | undefined;
  /** How far moves are that take long to be played. */
  readonly bringing: Message | undefined;
  /** What the player is asked to confirm. */
  readonly asked: Pick<Asked, 'name' | 'question'> | undefined;
  /** What the player has to know of his belongings: that they cannot be kept, that something is damaged. */
  readonly notices: readonly Message[];
}

/** Of whoever is alone there. */
export const ALONE = { opponent: undefined, task: undefined, colouring: undefined, guide: undefined, match: undefined };
