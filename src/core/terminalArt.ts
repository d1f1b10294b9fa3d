import type { Direction } from './grid.ts';
import type { Tint } from './view.ts';

/** What things on a terminal's screen are made of. Each terminal shows it as well as it can. */
export type Colour =
  | Tint
  | 'ink'
  | 'paper'
  | 'floor'
  | 'wall'
  | 'wallLine'
  | 'goal'
  | 'chosen'
  | 'wood'
  | 'home'
  | 'sand'
  | 'clay';

export interface Style {
  /** The terminal's own colours where absent. */
  readonly fg?: Colour;
  readonly bg?: Colour;
  readonly bold?: true;
  readonly underline?: true;
  readonly inverse?: true;
  /** Inverse where there are no colours: what the background alone would show. */
  readonly marked?: true;
}

/** How large a cell is drawn. */
export type CellSize = 'compact' | 'large';

/** Columns and rows of a cell: about square, as letters are twice as high as wide. */
export const CELL: Readonly<Record<CellSize, { readonly width: number; readonly height: number }>> = {
  compact: { width: 2, height: 1 },
  large: { width: 4, height: 2 },
};

/** The rows of a drawing in each size. */
export type Rows = Readonly<Record<CellSize, readonly string[]>>;

/** A drawing that fills one cell. */
export interface Art {
  readonly rows: readonly string[];
  readonly style: Style;
}

/** What surrounds a board. */
export type Border = 'none' | 'frame' | 'names';

/** What art depends on besides the look itself. */
export interface Scene {
  readonly facing: Direction;
  /** The look of the ground that a piece stands on. */
  readonly ground: string | undefined;
  /** Whether the locale has more than ASCII. */
  readonly isWide: boolean;
  /** Whether letters tell boxes apart, where colours cannot. */
  readonly isLettered: boolean;
}

/** How a terminal draws a game. */
export interface TerminalArt {
  readonly border: Border;
  /** The sizes that there are drawings of. With `compact` first the player chooses, or else the first that fits is taken. */
  readonly sizes: readonly CellSize[];
  /** Undefined for a look without a drawing: its glyph has to do. */
  draw(look: string, size: CellSize, scene: Scene): Art | undefined;
}

/** A look that is drawn the same wherever it stands. */
export interface Figure {
  readonly style: Style;
  /** In shapes that differ: for ASCII, and for those who do not see colours. */
  readonly plain: Rows;
  /** In blocks, told apart by colour alone. */
  readonly blocks?: Rows;
}

/** A board for two: as large as it can be, with the names of its cells around it. */
export const boardOf = (figures: Readonly<Record<string, Figure>>): TerminalArt => ({
  border: 'names',
  sizes: ['large', 'compact'],
  draw: (look, size, { isWide, isLettered }) => {
    const figure = figures[look];
    const isPlain = !isWide || isLettered;
    return figure && { rows: ((isPlain ? undefined : figure.blocks) ?? figure.plain)[size], style: figure.style };
  },
});
