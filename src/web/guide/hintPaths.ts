import { type Cell, column, row, type Size } from '../../core/grid.ts';
import type { Leg } from '../../play/guide/legs.ts';

const centre = (cell: Cell, size: Size) => ({ x: column(cell, size) + 0.5, y: row(cell, size) + 0.5 });

/** How far from the middle of a thing an arrow keeps where there is room between the two; where there is none it lies over both. */
const [CLEAR, OVER] = [0.62, 0.3];

/** From a thing to where it comes to, as a path that lies on its way and is turned there. */
export const arrowOf = (
  { from, to }: Pick<Leg, 'from' | 'to'>,
  size: Size,
): { readonly d: string; readonly transform: string } => {
  const [begin, end] = [centre(from, size), centre(to, size)];
  const [x, y] = [end.x - begin.x, end.y - begin.y];
  const length = Math.hypot(x, y);
  const keep = length < 1.5 ? OVER : CLEAR;
  const tip = length - keep;
  const head = Math.min(0.22, tip - keep);
  return {
    d: `M${keep} 0H${tip}M${tip - head} ${-head}L${tip} 0L${tip - head} ${head}`,
    transform: `translate(${begin.x} ${begin.y}) rotate(${(Math.atan2(y, x) * 180) / Math.PI})`,
  };
};

/** The worker's way, from the edge of where he is to the edge of where he goes. */
export const walkOf = ({ walk }: Pick<Leg, 'walk'>, size: Size): string => {
  const cells = walk.map((cell) => centre(cell, size));
  const [first, second] = cells;
  const [last, before] = [cells.at(-1), cells.at(-2)];
  if (!first || !second || !last || !before) return '';
  const towards = (one: typeof first, other: typeof first, part: number) =>
    `${one.x + (other.x - one.x) * part} ${one.y + (other.y - one.y) * part}`;
  const middle = cells.slice(1, -1).map(({ x, y }) => `${x} ${y}`);
  return `M${[towards(first, second, 0.44), ...middle, towards(last, before, 0.44)].join('L')}`;
};
