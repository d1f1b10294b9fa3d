import { type Cell, column, row, type Size } from '../grid.ts';
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

export const diamondsPath = (cells: readonly Cell[], size: Size, radius: number): string =>
  cells.map((cell) => diamondPath(column(cell, size) + 0.5, row(cell, size) + 0.5, radius)).join('');

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
