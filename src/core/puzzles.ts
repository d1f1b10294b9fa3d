import type { Level } from './pack.ts';
import type { Message } from './parsed.ts';

/** Which puzzles are wanted. The same wish always comes to the same puzzles. */
export interface PuzzleWish {
  /** Cells along the side of the board; absent: a mixture. */
  readonly size?: number;
  readonly count: number;
  readonly seed: number;
}

/** What was found so far. */
export interface PuzzlesSoFar {
  readonly found: number;
  /** As they would lie in a pack: the easiest first. */
  levels(): readonly Level[];
}

/** What is known of a puzzle after looking at so many positions. */
export type PuzzleFinding =
  /** Its first move wins within as many moves as it says, no sooner, and no other move wins: by the rules of the game alone. */
  | { readonly kind: 'proved'; readonly nodes: number }
  /** The same, but with what the engine knows besides: by the rules alone it would take more. */
  | { readonly kind: 'known'; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number }
  | { readonly kind: 'wrong'; readonly reason: Message };

/** Finds tasks in games of a game for two, and proves them. Both yield several times a second: to stop them, ask no further. */
export interface Puzzles {
  make(wish: PuzzleWish): Generator<PuzzlesSoFar, PuzzlesSoFar, void>;
  /** Yields at how many positions it has looked; it looks at so many at the most. */
  check(level: Level, nodes: number): Generator<number, PuzzleFinding, void>;
}
