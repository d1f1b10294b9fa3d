import type { Manner } from './manner.ts';

/** Who plays a seat: somebody at this board, or an engine. */
export type Sitter = 'person' | 'engine';

/** What a level is opened with. */
export interface Opening {
  /** Whether what was played before will be on the board: then nobody sees how the level settles. */
  readonly isLeft: boolean;
  readonly now: number;
  readonly seats: readonly Sitter[];
  manner(): Manner;
  /** Told at once when it is solved. */
  solved(now: number): void;
}
