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
  /** What it costs to come here. */
  readonly count: number | undefined;
  /** No place costs less. */
  readonly isNear: boolean;
  /** A number hides the ground; its shape tells a goal from the floor. */
  readonly isNotable: boolean;
}

const MIDDLE = { x: 0.5, y: 0.5, scale: 1 };

/** Where a mark leaves room to see who stands on the cell. */
const CORNER = { x: 0.8, y: 0.2, scale: 0.7 };

export const badgesOf = (
  marks: readonly Mark[],
  { view, looks, counter }: { readonly view: View; readonly looks: Looks; readonly counter: string | undefined },
): readonly Badge[] => {
  const countOf = ({ cost }: Mark): number | undefined => (counter === undefined ? undefined : cost?.[counter]);
  const least = Math.min(...marks.map((mark) => countOf(mark) ?? Number.POSITIVE_INFINITY));
  return marks.map((mark) => {
    const { to: cell } = mark;
    const count = countOf(mark);
    const { x, y, scale } = count === undefined || view.pieces[cell] === undefined ? MIDDLE : CORNER;
    const isNotable = looks[view.ground[cell] ?? '']?.notable === true;
    const isNear = count !== undefined && count === least;
    return { cell, x: column(cell, view) + x, y: row(cell, view) + y, scale, count, isNear, isNotable };
  });
};

/** What a number is written on. */
export const platePath = ({ x, y, scale, isNotable }: Badge): string =>
  isNotable ? diamondPath(x, y, 0.42 * scale) : dotPath(x, y, 0.29 * scale);

/** A dot; a goal is to be seen, and has a line around it. */
export const dotOf = ({ cell, x, y, count, isNear, isNotable }: Badge, view: View): string => {
  if (count === undefined) return dotPath(x, y, 0.14);
  if (isNotable) return diamondPath(column(cell, view) + 0.5, row(cell, view) + 0.5, 0.47);
  return dotPath(x, y, isNear ? 0.12 : 0.075);
};
