import type { Kept } from '../../core/kept.ts';
import type { Manner } from './manner.ts';

/** Who plays a seat: somebody at this board, or an engine. */
export type Sitter = 'person' | 'engine';

/** What a level is opened with. */
export interface Opening {
  /** What was played of it before, the last one first. */
  readonly lines: readonly Kept[];
  /** Where the first of them is. */
  readonly first: 'board' | 'aside';
  readonly now: number;
  readonly seats: readonly Sitter[];
  manner(): Manner;
  /** Told at once when it is solved. */
  solved(now: number): void;
}
