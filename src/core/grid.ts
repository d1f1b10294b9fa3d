/** Cells are numbered row by row from the top left of the screen, starting at 0. */
export type Cell = number;

export type Direction = 'up' | 'right' | 'down' | 'left';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  right: 'left',
  down: 'up',
  left: 'right',
};

/** How many columns and rows one step goes. */
export const DELTA: Readonly<Record<Direction, { readonly x: number; readonly y: number }>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

export const column = (cell: Cell, { width }: Size): number => cell % width;

export const row = (cell: Cell, { width }: Size): number => Math.floor(cell / width);

/** The cell in a column and a row, or undefined outside the board. */
export const cellAt = (x: number, y: number, { width, height }: Size): Cell | undefined =>
  x >= 0 && x < width && y >= 0 && y < height ? y * width + x : undefined;

/** The cell one step away, or undefined past the edge of the board. */
export const neighbour = (cell: Cell, direction: Direction, size: Size): Cell | undefined => {
  const { x, y } = DELTA[direction];
  return cellAt(column(cell, size) + x, row(cell, size) + y, size);
};

/** Anything kept one per cell, cut into its rows. */
export const rowsOf = <T>(cells: readonly T[], { width, height }: Size): readonly (readonly T[])[] =>
  Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));

const FILES = 'abcdefghijklmnopqrstuvwxyz';

/** Column and row of a name like `b10`, both from 0, column `a` and row `1` being 0. */
export const parseSquare = (name: string): { readonly x: number; readonly y: number } | undefined => {
  const match = /^([a-z])([1-9]\d?)$/.exec(name);
  return match ? { x: FILES.indexOf(match[1]!), y: Number(match[2]) - 1 } : undefined;
};

export const formatSquare = (x: number, y: number): string => `${FILES[x]}${y + 1}`;
