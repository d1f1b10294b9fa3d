import type { Company } from '../../core/company.ts';
import type { Message } from '../../core/parsed.ts';
import type { Choice } from '../../core/snapshot.ts';
import type { Duels } from './duels.ts';
import type { Halt } from './rivalTurn.ts';
import type { Preference } from './sides.ts';

/** What a game against a rival has come to. */
export interface Verdict {
  readonly rival: number;
  readonly ending: keyof Duels;
  /** Whether it was counted: nobody was helped, and nothing was taken back. */
  readonly isCounted: boolean;
  /** All such games that were counted, with this one. */
  readonly duels: Duels;
}

/** What a screen shows of those who play, in games that have rivals. Plain data. */
export interface OpponentDisplay {
  readonly company: Company;
  /** As the player has chosen; as nobody has yet, if it is his first visit. */
  readonly preference: Preference;
  /** Whether he is asked whom he plays with. */
  readonly isAsked: boolean;
  /** What a rival who is to move does … */
  readonly state: 'thinking' | Halt | undefined;
  /** … and what could be done about it. */
  readonly stateMessage: Message | undefined;
  /** A good move, once one was asked for and found … */
  readonly hint: Choice | undefined;
  /** … and what there is to say of that. */
  readonly hintMessage: Message | undefined;
  /** Of the game that has ended just now. */
  readonly verdict: Verdict | undefined;
}
