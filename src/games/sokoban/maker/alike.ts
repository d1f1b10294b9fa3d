import { type Cell, column, row } from '../../../core/grid.ts';
import type { State } from '../rules.ts';

/** Rooms that differ in no more cells are the same to whoever plays in them. */
const MOST_DIFFERENT = 2;

/** A column and a row. */
type Point = readonly [number, number];

/** Turned and mirrored in all ways. */
const VIEWS: readonly ((point: Point) => Point)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-x, y],
  ([x, y]) => [x, -y],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, x],
  ([x, y]) => [-y, x],
  ([x, y]) => [y, -x],
  ([x, y]) => [-y, -x],
];

/** A cell may stick out on one side, and the rest lie one further. */
const SHIFTS = [-2, -1, 0, 1, 2];

const insideOf = ({ warehouse }: State): readonly Point[] =>
  [...warehouse.inside.keys()]
    .filter((cell: Cell) => warehouse.inside[cell])
    .map((cell) => [column(cell, warehouse), row(cell, warehouse)]);

const least = (points: readonly Point[], axis: 0 | 1): number => Math.min(...points.map((point) => point[axis]));

/** One number for a point, whatever it is shifted by. */
const keyOf = (x: number, y: number): number => (x + 1000) * 4096 + y + 1000;

/** Whether points lie on others but for a few, as they are seen and shifted. */
const areNear = (points: readonly Point[], others: ReadonlySet<number>, dx: number, dy: number): boolean => {
  // What one has and the other has not, and the other way round.
  let different = others.size - points.length;
  for (const [x, y] of points) {
    if (!others.has(keyOf(x + dx, y + dy))) different += 2;
    if (different > MOST_DIFFERENT) return false;
  }
  return true;
};

const areSameRoom = (one: readonly Point[], other: readonly Point[]): boolean => {
  if (Math.abs(one.length - other.length) > MOST_DIFFERENT) return false;
  const others = new Set(other.map(([x, y]) => keyOf(x, y)));
  return VIEWS.some((view) => {
    const seen = one.map(view);
    const [dx, dy] = [least(other, 0) - least(seen, 0), least(other, 1) - least(seen, 1)];
    return SHIFTS.some((x) => SHIFTS.some((y) => areNear(seen, others, dx + x, dy + y)));
  });
};

/** Whether somebody who knows one level knows the other: it has the same room up to two cells. The same puzzle has the same room. */
export const areAlike = (one: State, other: State): boolean => areSameRoom(insideOf(one), insideOf(other));
