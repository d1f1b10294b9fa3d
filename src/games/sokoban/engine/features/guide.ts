import type { Board } from '../board/board.ts';
import type { Children } from './children.ts';

/**
 * Tells a search what is worth what. A score is made of features, the most important first, in 32 bits; what of it is left when the last bits
 * are dropped tells the cell of the feature space.
 */
export interface Guide {
  readonly cellShift: number;
  /** Looks at the position on the board, which has so many parts; its journeys are judged next. */
  look(board: Board, parts: number): number;
  /** What it is worth to bring a box there, the floor then being in so many parts, the pusher's having so many places. */
  judge(box: number, end: number, parts: number, area: number): number;
  /** Marks the journeys that are advised, from the position on the board. */
  advise(children: Children, board: Board): void;
  /** Whether a box that comes there is taken off the board. */
  vanishes(end: number): boolean;
  /** Whether nothing is left to be done, judged by a score. */
  isEnd(score: number): boolean;
  /** What the guide has to remember of a position, and what becomes of it when a box goes there. */
  readonly memory: Uint32Array;
  remember(end: number): void;
}
