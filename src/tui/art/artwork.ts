import type { Direction } from '../../core/grid.ts';
import type { Look } from '../../core/view.ts';
import type { Style } from '../style.ts';

/** How large a cell is drawn. */
export type CellSize = 'compact' | 'large';

/** Columns and rows of a cell: about square, as letters are twice as high as wide. */
export const CELL: Readonly<Record<CellSize, { readonly width: number; readonly height: number }>> = {
  compact: { width: 2, height: 1 },
  large: { width: 4, height: 2 },
};

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

/** How a game is drawn in a terminal. */
export interface Artwork {
  readonly border: Border;
  /** The sizes that there are drawings of. */
  readonly sizes: readonly CellSize[];
  /** Undefined for a look without a drawing: its glyph has to do. */
  draw(look: string, size: CellSize, scene: Scene): Art | undefined;
}

/** A look as its game describes it: the glyph in the middle of the cell. */
export const glyphArt = ({ glyph, tint }: Look, size: CellSize): Art => {
  const { width, height } = CELL[size];
  const rows = Array.from({ length: height }, (_, y) =>
    (y === 0 ? glyph.padStart(Math.ceil((width + 1) / 2)) : '').padEnd(width),
  );
  return { rows, style: tint ? { fg: tint } : {} };
};
