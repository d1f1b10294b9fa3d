import { type Cell, cellAt, column, row, type Size } from '../core/grid.ts';
import { type Border, CELL, type CellSize, type TerminalArt } from '../core/terminalArt.ts';
import { isSized } from './art.ts';
import type { Area } from './canvas.ts';
import { centred, scrolled } from './viewport.ts';

/** The window through which a board is seen. */
export interface Pane {
  readonly size: CellSize;
  readonly border: Border;
  /** The visible cells on the screen, without the border. */
  readonly area: Area;
  /** The column and row of the first visible cell. */
  readonly left: number;
  readonly top: number;
  /** How many columns and rows of cells are visible. */
  readonly columns: number;
  readonly rows: number;
}

/** Columns and rows that a border takes on each side. */
const INSETS: Readonly<Record<Border, { left: number; top: number; right: number; bottom: number }>> = {
  none: { left: 0, top: 0, right: 0, bottom: 0 },
  frame: { left: 1, top: 1, right: 1, bottom: 1 },
  names: { left: 3, top: 0, right: 3, bottom: 1 },
};

/** How a board is drawn: size of cells and border. */
export type Fit = Pick<Pane, 'size' | 'border'>;

const fits = ({ width, height }: Size, { size, border }: Fit, area: Area): boolean => {
  const { left, top, right, bottom } = INSETS[border];
  const cell = CELL[size];
  return width * cell.width + left + right <= area.width && height * cell.height + top + bottom <= area.height;
};

/** The first of some sizes that a board fits with, or else the smallest. */
export const fittingSize = (board: Size, sizes: readonly CellSize[], border: Border, area: Area): CellSize =>
  sizes.find((size) => fits(board, { size, border }, area)) ?? sizes.at(-1)!;

/** The player chooses the size of cells; a board for two is as large as it can be. */
export const fitOf = (
  { art, cells }: { readonly art: TerminalArt; readonly cells: CellSize },
  board: Size,
  room: Area,
): Fit => {
  const { border, sizes } = art;
  const isChosen = isSized(art) && sizes.includes(cells);
  return { border, size: isChosen ? cells : fittingSize(board, sizes, border, room) };
};

/** What the player looks at, and through which pane he saw it before. */
export interface Gaze {
  readonly focus: Cell;
  readonly before?: Pane | undefined;
}

/** Lays a board into an area; of one that is too large the part around `focus` is seen. */
export const paneFor = (board: Size, fit: Fit, area: Area, { focus, before }: Gaze): Pane => {
  const inset = INSETS[fit.border];
  const cell = CELL[fit.size];
  const room = {
    columns: Math.max(1, Math.floor((area.width - inset.left - inset.right) / cell.width)),
    rows: Math.max(1, Math.floor((area.height - inset.top - inset.bottom) / cell.height)),
  };
  const columns = Math.min(board.width, room.columns);
  const rows = Math.min(board.height, room.rows);
  const [width, height] = [columns * cell.width, rows * cell.height];
  const outer = centred(area, width + inset.left + inset.right, height + inset.top + inset.bottom);
  return {
    ...fit,
    area: { x: outer.x + inset.left, y: outer.y + inset.top, width, height },
    left: scrolled(before?.left ?? 0, column(focus, board), board.width, room.columns),
    top: scrolled(before?.top ?? 0, row(focus, board), board.height, room.rows),
    columns,
    rows,
  };
};

/** The cell that is seen at a place of the screen. */
export const cellSeenAt = (pane: Pane, board: Size, x: number, y: number): Cell | undefined => {
  const { width, height } = CELL[pane.size];
  const [column, row] = [Math.floor((x - pane.area.x) / width), Math.floor((y - pane.area.y) / height)];
  if (column < 0 || row < 0 || column >= pane.columns || row >= pane.rows) return undefined;
  return cellAt(pane.left + column, pane.top + row, board);
};
