import { type Cell, column, row, type Size } from '../grid.ts';
import type { Drawing, Patch } from './drawing.ts';

/** Drawings of the classic skin: a cell is 30 pixels wide and high, and everything in it is made of whole ones. */
const PIXELS = 30;

/** From pixels to the field of a piece, and to the cells of the ground. */
const TO_PIECE = 100 / PIXELS;
const TO_GROUND = 1 / PIXELS;

/** A rectangle: its left, its top, its width and its height. */
export type Rect = readonly [x: number, y: number, width: number, height: number];

const rectPath = ([x, y, width, height]: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const path = (rects: readonly Rect[]): string => rects.map(rectPath).join('');

/** Rectangles of one colour, in a piece. */
export const pixels = (fill: string, ...rects: readonly Rect[]): Patch => ({
  d: path(rects),
  fill,
  transform: `scale(${TO_PIECE})`,
});

/** A line of one pixel around all that is drawn. */
export const outlined = (drawing: Drawing, ...rects: readonly Rect[]): Drawing => [
  pixels('edge', ...rects.map(([x, y, width, height]): Rect => [x - 1, y - 1, width + 2, height + 2])),
  ...drawing,
];

/** The same seen from the other side. */
export const flipped = (drawing: Drawing): Drawing =>
  drawing.map((patch) => ({ ...patch, transform: `matrix(${-TO_PIECE} 0 0 ${TO_PIECE} 100 0)` }));

/** A diamond around the middle of the cell, in steps of a pixel. */
export const lozenge = (radius: number): readonly Rect[] =>
  Array.from(
    { length: radius },
    (_, index): Rect => [PIXELS / 2 - index - 1, PIXELS / 2 - radius + index, 2 * (index + 1), 2 * (radius - index)],
  );

/** A picture of letters, `#` for what is drawn, each letter so many pixels wide and high. */
export const bitmap = (
  rows: readonly string[],
  size: number,
  { x, y }: { readonly x: number; readonly y: number },
): readonly Rect[] =>
  rows.flatMap((letters, line) =>
    [...letters.matchAll(/#+/g)].map(
      ({ index, 0: run }): Rect => [x + index * size, y + line * size, run.length * size, size],
    ),
  );

/** The same rectangles in every one of these cells of the ground. */
export const paved = (fill: string, cells: readonly Cell[], size: Size, ...rects: readonly Rect[]): Patch => ({
  d: cells
    .map((cell) => {
      const [left, top] = [column(cell, size) * PIXELS, row(cell, size) * PIXELS];
      return path(rects.map(([x, y, width, height]) => [left + x, top + y, width, height]));
    })
    .join(''),
  fill,
  transform: `scale(${TO_GROUND})`,
});

/** All of a cell. */
export const WHOLE: Rect = [0, 0, PIXELS, PIXELS];
