import type { Manner } from './manner.ts';

/** What a level is opened with. */
export interface Opening {
  /** Whether what was played before will be on the board: then nobody sees how the level settles. */
  readonly isLeft: boolean;
  readonly now: number;
  manner(): Manner;
  /** Told at once when it is solved. */
  solved(now: number): void;
}
