import { type Cell, column, row, type Size } from '../../core/grid.ts';

/** How long each side of a corner is, in cells. */
const SIDE = 0.24;

/** The four corners of a cell, a little inside it. */
export const cornersPath = (cell: Cell, view: Size, inset: number): string => {
  const [left, top] = [column(cell, view) + inset, row(cell, view) + inset];
  const [right, bottom] = [left + 1 - 2 * inset, top + 1 - 2 * inset];
  return [
    `M${left} ${top + SIDE}v${-SIDE}h${SIDE}`,
    `M${right - SIDE} ${top}h${SIDE}v${SIDE}`,
    `M${right} ${bottom - SIDE}v${SIDE}h${-SIDE}`,
    `M${left + SIDE} ${bottom}h${-SIDE}v${-SIDE}`,
  ].join('');
};
