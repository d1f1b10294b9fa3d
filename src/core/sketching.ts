import type { Cell, Direction, Size } from './grid.ts';
import type { Seat } from './outcome.ts';
import type { Message, Parsed } from './parsed.ts';
import type { View } from './view.ts';

/** A board that somebody draws: the letter of each cell, as it is seen, whether or not that is a position yet. */
export interface Sketch extends Size {
  readonly letters: readonly string[];
  /** Who is to move, in games for two. */
  readonly turn?: Seat;
}

/** Something to paint cells with. */
export interface Brush {
  /** The look that shows it. */
  readonly look: string;
  readonly name: Message;
  /** A letter that chooses it, besides its number. */
  readonly key?: string;
  /** What becomes of a cell with this letter. */
  paint(letter: string): string;
  /** Of what there is only one: what is left of a cell with this letter when it goes elsewhere. */
  lift?(letter: string): string;
}

/** Something to be told of a sketch, about certain cells or about the whole. */
export interface Finding {
  /** With a fault it is no position yet; of a doubt the author should know; a note is as it should be. */
  readonly kind: 'fault' | 'doubt' | 'note';
  readonly message: Message;
  /** More of it, in small letters. */
  readonly detail?: Message;
  readonly cells: readonly Cell[];
  /** Where its cell is open to. */
  readonly side?: Direction;
  /** The look that would mend it there. */
  readonly missing?: string;
}

/** What changes the whole sketch at once. */
export type Alteration = 'turn' | 'across' | 'over' | 'shift';

/** What a game is drawn with. Every function is pure. */
export interface Draughtsman {
  readonly brushes: readonly Brush[];
  /** Which of them takes away. */
  readonly eraser: string;
  readonly least: Size;
  readonly most: Size;
  /** Columns and rows come and go together. */
  readonly isSquare?: true;
  /** What stands in a row or column that was added: where there is a wall around the board, the wall. */
  readonly margin: string;
  /** What is put beside a cell with this letter where a room with a wall around it grows towards that side. */
  stretched?(letter: string, side: Direction): string;
  readonly alterations: readonly Alteration[];
  /** What whoever begins has before him. */
  begin(): Sketch;
  blank(size: Size): Sketch;
  /** A position text, or one that is to become one. */
  read(text: string): Parsed<Sketch>;
  write(sketch: Sketch): string;
  view(sketch: Sketch): View;
  /** What a letter is on the other side of the middle, where the sides are those of two players. */
  opposite?(letter: string): string;
  findings(sketch: Sketch): readonly Finding[];
}
