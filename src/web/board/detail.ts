import type { Detail, Patch } from '../../core/drawing/drawing.ts';

/** How many pixels a cell has to have. */
const LEAST: Readonly<Record<Detail, number>> = { mid: 22, fine: 30 };

/** The finest detail that cells of so many pixels show. */
export const detailOf = (pixels: number): Detail | undefined => {
  if (pixels >= LEAST.fine) return 'fine';
  return pixels >= LEAST.mid ? 'mid' : undefined;
};

/** Is a part of a drawing there, where that is the finest detail? */
export const isShown = ({ detail }: Patch, finest: Detail | undefined): boolean =>
  detail === undefined || finest === 'fine' || detail === finest;
