import { type Cell, column, DIRECTIONS, type Direction, neighbour, row, type Size } from '../grid.ts';
import type { View } from '../view.ts';

/** Path data that goes once over all cells of a kind, so that a large board stays quick to draw. One cell is 1 by 1. */

export const cellsPath = (cells: readonly Cell[], size: Size): string => inEach(cells, size, () => 'h1v1h-1z');

/** The same drawing in every cell, from a point that is given within the cell, and drawn with relative commands. */
export const inEach = (
  cells: readonly Cell[],
  size: Size,
  draw: (cell: Cell) => string,
  { x, y } = { x: 0, y: 0 },
): string => cells.map((cell) => `M${column(cell, size) + x} ${row(cell, size) + y}${draw(cell)}`).join('');

/** A round one around a point. */
export const dotPath = (x: number, y: number, radius: number): string => {
  const arc = `a${radius} ${radius} 0 1 0 `;
  return `M${x - radius} ${y}${arc}${2 * radius} 0${arc}${-2 * radius} 0z`;
};

export const diamondPath = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}l${radius} ${radius}l${-radius} ${radius}l${-radius} ${-radius}z`;

export const dotsPath = (cells: readonly Cell[], size: Size, radius: number): string =>
  cells.map((cell) => dotPath(column(cell, size) + 0.5, row(cell, size) + 0.5, radius)).join('');

/** Diamonds in the middle of cells, or a little below it. */
export const diamondsPath = (cells: readonly Cell[], size: Size, radius: number, below = 0): string =>
  cells.map((cell) => diamondPath(column(cell, size) + 0.5, row(cell, size) + 0.5 + below, radius)).join('');

/** Every other cell, as on a chessboard. */
export const checkeredPath = (cells: readonly Cell[], size: Size): string =>
  cellsPath(
    cells.filter((cell) => (column(cell, size) + row(cell, size)) % 2 === 1),
    size,
  );

/** Which cells of the ground have which look. */
export const groundByLook = ({ ground }: View): ReadonlyMap<string, readonly Cell[]> => {
  const cells = new Map<string, Cell[]>();
  for (const [cell, look] of ground.entries()) {
    if (look === undefined) continue;
    const known = cells.get(look);
    if (known) known.push(cell);
    else cells.set(look, [cell]);
  }
  return cells;
};

/** The lines between cells of a kind that lie side by side. */
export const seamsPath = (cells: readonly Cell[], size: Size): string => {
  const known = new Set(cells);
  const upright = cells.filter((cell) => column(cell, size) > 0 && known.has(cell - 1));
  const level = cells.filter((cell) => known.has(cell - size.width));
  return inEach(upright, size, () => 'v1') + inEach(level, size, () => 'h1');
};

const EDGES: Readonly<Record<Direction, readonly [x: number, y: number, d: string]>> = {
  up: [0, 0, 'h1'],
  right: [1, 0, 'v1'],
  down: [0, 1, 'h1'],
  left: [0, 0, 'v1'],
};

/** The edges that cells of one kind share with cells of another. */
export const bordersPath = (cells: readonly Cell[], others: ReadonlySet<Cell>, size: Size): string =>
  DIRECTIONS.map((side) => {
    const [x, y, d] = EDGES[side];
    const along = cells.filter((cell) => others.has(neighbour(cell, side, size) ?? -1));
    return inEach(along, size, () => d, { x, y });
  }).join('');

/** Cells side by side in a row: its first column, the column behind its last, and the row. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** Cells in reading order, as stretches. */
export const stretchesOf = (cells: readonly Cell[], size: Size): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const cell of cells) {
    const [x, y] = [column(cell, size), row(cell, size)];
    const last = stretches.at(-1);
    if (last?.y === y && last.to === x) stretches[stretches.length - 1] = { ...last, to: x + 1 };
    else stretches.push({ from: x, to: x + 1, y });
  }
  return stretches;
};
