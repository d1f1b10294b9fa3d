import { type Cell, column, DELTA, type Direction, row, type Size } from '../../core/grid.ts';
import { isStill } from '../look.svelte.ts';

/** How far somebody leans who meets resistance, in cells, and for how many milliseconds. */
const [FAR, MS] = [0.06, 140];

/** Whoever stands on a cell leans towards a side and back, each time he is told so. */
export const lean = (svg: SVGSVGElement, cell: Cell, direction: Direction, view: Size): void => {
  if (isStill()) return;
  const place = `translate(${column(cell, view)} ${row(cell, view)})`;
  const { x, y } = DELTA[direction];
  svg
    .querySelector(`.piece[transform="${place}"] > g`)
    ?.animate(
      { translate: ['0 0', `${x * FAR}px ${y * FAR}px`, '0 0'] },
      { duration: MS, easing: 'ease-out', id: 'lean' },
    );
};
