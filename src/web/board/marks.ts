import { diamondPath, dotPath } from '../../core/drawing/paths.ts';
import { type Cell, column, row } from '../../core/grid.ts';
import type { Looks, View } from '../../core/view.ts';
import type { Mark } from '../../play/table/gesture.ts';

/** A mark as it is drawn. */
export interface Badge {
  readonly cell: Cell;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** What is written on it. */
  readonly count: number | undefined;
  /** A mark hides the ground; its shape tells a goal from the floor. */
  readonly isNotable: boolean;
}

const MIDDLE = { x: 0.5, y: 0.5, scale: 1 };

/** Where a mark with a number leaves room to see who stands on the cell. */
const CORNER = { x: 0.8, y: 0.2, scale: 0.7 };

export const badgesOf = (
  marks: readonly Mark[],
  { view, looks, counter }: { readonly view: View; readonly looks: Looks; readonly counter: string | undefined },
): readonly Badge[] =>
  marks.map(({ to: cell, cost }) => {
    const count = counter === undefined ? undefined : cost?.[counter];
    const { x, y, scale } = count === undefined || view.pieces[cell] === undefined ? MIDDLE : CORNER;
    const isNotable = looks[view.ground[cell] ?? '']?.notable === true;
    return { cell, x: column(cell, view) + x, y: row(cell, view) + y, scale, count, isNotable };
  });

export const badgePath = ({ x, y, scale, count, isNotable }: Badge): string => {
  if (count === undefined) return dotPath(x, y, 0.14);
  return isNotable ? diamondPath(x, y, 0.42 * scale) : dotPath(x, y, 0.29 * scale);
};
