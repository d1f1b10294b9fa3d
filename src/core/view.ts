import type { Cell, Direction, Size } from './grid.ts';

/**
 * How a board lies before whoever looks at it: turned clockwise by so many quarters, and then mirrored left to right. Cells and
 * directions are the level's own or those that are seen; only `orientation.ts` tells one from the other.
 */
export interface Orientation {
  readonly quarters: 0 | 1 | 2 | 3;
  readonly isMirrored: boolean;
}

/** A position as anyone may see it: no rules, no pixels, nothing but names of looks. */
export interface View extends Size {
  /** The look of each cell of the board itself, row by row; undefined outside it, where its outline is not a rectangle. */
  readonly ground: readonly (string | undefined)[];
  /** The look of whatever stands on each cell. */
  readonly pieces: readonly (string | undefined)[];
  /** How the board is seen to lie, where it is not as its author drew it. */
  readonly lie?: Orientation;
  /** It is drawn to the last cell, also what whoever plays need not see: somebody is at work on it. */
  readonly isWhole?: true;
}

/** How a look appears where there is no artwork for it, and how it is spoken aloud. */
export interface Look {
  readonly glyph: string;
  readonly label: string;
  readonly tint?: Tint;
  /** Drawn in four directions: the worker. */
  readonly turns?: true;
  /** Its glyph stands on its drawing for those who want letters. */
  readonly lettered?: true;
  /** Of ground: spoken of also when the worker stands on it. */
  readonly notable?: true;
}

/** Every look of a game by its name. */
export type Looks = Readonly<Record<string, Look>>;

export type Tint = 'black' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'dim';

type Happening = 'step' | 'push' | 'home' | 'capture' | 'place' | 'fall' | 'vanish';

/** What has a small sound of its own: what happens on the board, and what becomes of a player's wish. */
export type Cue = Happening | 'blocked' | 'undo' | 'win';

/** What sounds, speech and sliding pieces need to know of a change. */
export interface Change {
  readonly happening: Happening;
  /** Which way somebody went. */
  readonly direction?: Direction;
  readonly moved?: readonly Slide[];
  /** The cells whose pieces are taken off the board. */
  readonly gone?: readonly Cell[];
}

interface Slide {
  readonly from: Cell;
  readonly to: Cell;
}

/** Where a move happens on the board: enough to click it, press it, draw it and speak it. */
export interface Shape extends Change {
  readonly from?: Cell;
  readonly to: Cell;
}

/** One picture of an animation: a position, and how it came out of the one before. */
export interface Frame<Position> {
  readonly position: Position;
  readonly change: Change;
}
