import type { Result } from '../../results/result.ts';

/** A line of a table of results. */
export interface ResultLine {
  /** From 1. */
  readonly rank: number;
  readonly result: Omit<Result, 'solution'>;
  /** Absent where nothing else is kept. */
  readonly isProved?: boolean;
  /** The player's own, which is marked. */
  readonly isOwn: boolean;
  /** Shows its moves, where there are any. */
  readonly replay: (() => void) | undefined;
  /** Takes it away, where that can be done. */
  readonly remove?: () => void;
}
