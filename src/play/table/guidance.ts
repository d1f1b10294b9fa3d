import type { Message } from '../../core/parsed.ts';
import type { Thrift } from '../../core/thrift.ts';

/** Whoever helps somebody who plays alone at a table, as commands ask for it. */
export interface Guidance {
  /** Looks for what to push next and where to; asked again once it is there, what comes after it. */
  hint(now: number): void;
  hintRefusal(now: number): Message | undefined;
  /** What has to be said before the first help of a line. */
  question(now: number): Message | undefined;
  /** Plays what a hint has shown. */
  followHint(now: number): void;
  followRefusal(now: number): Message | undefined;
  /** Looks for a solution from here, and shows it. */
  solve(now: number): void;
  /** Tells whether there is one. */
  askSolvable(now: number): void;
  /** Undoes to the last position of the line from which there is one. */
  undoToSolvable(now: number): void;
  undoRefusal(now: number): Message | undefined;
  /** Makes the player's solution better, and shows what that comes to. */
  improve(aim: Thrift, now: number): void;
  improveRefusal(now: number): Message | undefined;
  showImproved(aim: Thrift, now: number): void;
  showRefusal(aim: Thrift, now: number): Message | undefined;
  /** Lets go of what is looked for, or of what is shown. Tells whether there was anything. */
  release(): boolean;
}
