import type { Cell } from '../../core/grid.ts';
import type { Message } from '../../core/parsed.ts';
import type { CommandId } from '../command/command.ts';
import type { Leg } from './legs.ts';

/** What somebody is warned of. All cells are those that are seen. */
export interface WarningDisplay {
  /** While something is held: where it would be lost. */
  readonly dead: readonly Cell[];
  /** What is lost already. */
  readonly stuck: readonly Cell[];
  readonly message: Message | undefined;
  /** The same for those who do not see where it is. */
  readonly told: Message | undefined;
}

/** Something that can be done now, as a button: not always by the name that the command has elsewhere. */
export interface Offer {
  readonly command: CommandId;
  readonly name: Message;
}

/** What a screen shows of whoever helps. Plain data. */
export interface GuideDisplay {
  /** What a hint shows: what to push and where to, the next one first. */
  readonly legs: readonly Leg[];
  /** Whether something is being looked for. */
  readonly isSeeking: boolean;
  /** What is looked for and how far that is, or what a hint says. */
  readonly message: Message | undefined;
  /** The same for those who do not see where it is. */
  readonly told: Message | undefined;
  /** What was made better of the player's solution before. */
  readonly improved: Message | undefined;
  readonly offers: readonly Offer[];
  readonly warning: WarningDisplay;
}
