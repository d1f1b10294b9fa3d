import { type Cell, column, row, type Size } from '../../core/grid.ts';
import type { Leg } from '../../play/guide/legs.ts';

const centre = (cell: Cell, size: Size) => ({ x: column(cell, size) + 0.5, y: row(cell, size) + 0.5 });

/** How far from the middle of a thing an arrow keeps where there is room between the two; where there is none it lies over both. */
const [CLEAR, OVER] = [0.62, 0.3];

/** The head of an arrow. */
const HEAD = 0.22;

interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 1e3) / 1e3;

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A step of this length from one point to another one, and one to its side. */
const towards = (from: Point, to: Point, length: number): { readonly ahead: Point; readonly aside: Point } => {
  const all = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [((to.x - from.x) / all) * length, ((to.y - from.y) / all) * length];
  return { ahead: { x, y }, aside: { x: -y, y: x } };
};

const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

/** From a thing round its corners to where it comes to, as a path. */
export const arrowOf = ({ from, turns, to }: Pick<Leg, 'from' | 'turns' | 'to'>, size: Size): string => {
  const [begin, end] = [centre(from, size), centre(to, size)];
  const corners = turns.map((cell) => centre(cell, size));
  const [second, last] = [corners[0] ?? end, corners.at(-1) ?? begin];
  const isShort = corners.length === 0 && Math.hypot(end.x - begin.x, end.y - begin.y) < 1.5;
  const keep = isShort ? OVER : CLEAR;
  const tail = plus(begin, towards(begin, second, keep).ahead);
  const tip = minus(end, towards(last, end, keep).ahead);
  const { ahead, aside } = towards(last, end, isShort ? Math.min(HEAD, 1 - 2 * OVER) : HEAD);
  const [neck, way] = [minus(tip, ahead), [tail, ...corners, tip].map(text).join('L')];
  return `M${way}M${text(plus(neck, aside))}L${text(tip)}L${text(minus(neck, aside))}`;
};

/** The worker's way, from the edge of where he is to the edge of where he goes. */
export const walkOf = ({ walk }: Pick<Leg, 'walk'>, size: Size): string => {
  const cells = walk.map((cell) => centre(cell, size));
  const [first, second] = cells;
  const [last, before] = [cells.at(-1), cells.at(-2)];
  if (!first || !second || !last || !before) return '';
  const edge = (one: Point, other: Point): Point => plus(one, towards(one, other, 0.44).ahead);
  return `M${[edge(first, second), ...cells.slice(1, -1), edge(last, before)].map(text).join('L')}`;
};
