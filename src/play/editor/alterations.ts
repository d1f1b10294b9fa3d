import { type Cell, cellAt, column, DELTA, type Direction, row, type Size } from '../../core/grid.ts';
import { type Orientation, ownCells, seenSize, UPRIGHT, UPSIDE_DOWN } from '../../core/orientation.ts';
import type { Draughtsman, Sketch } from '../../core/sketching.ts';

const lying = (sketch: Sketch, orientation: Orientation): Sketch => ({
  ...sketch,
  ...seenSize(sketch, orientation),
  letters: ownCells(sketch, orientation).map((cell) => sketch.letters[cell]!),
});

/** A quarter clockwise. */
export const turned = (sketch: Sketch): Sketch => lying(sketch, { ...UPRIGHT, quarters: 1 });

/** Left is right. */
export const flippedAcross = (sketch: Sketch): Sketch => lying(sketch, { ...UPRIGHT, isMirrored: true });

/** Above is below; what belongs to two players changes sides. */
export const flippedOver = (sketch: Sketch, { opposite }: Pick<Draughtsman, 'opposite'>): Sketch => {
  const flipped = lying(sketch, UPSIDE_DOWN);
  if (!opposite) return flipped;
  return { ...flipped, letters: flipped.letters.map(opposite), turn: sketch.turn === 1 ? 0 : 1 };
};

/** Everything one cell further; what leaves the board comes in on the other side, so that nothing is lost. */
export const shifted = (sketch: Sketch, direction: Direction): Sketch => {
  const { width, height, letters } = sketch;
  const { x, y } = DELTA[direction];
  const from = (cell: Cell): Cell =>
    cellAt((column(cell, sketch) - x + width) % width, (row(cell, sketch) - y + height) % height, sketch)!;
  return { ...sketch, letters: letters.map((_, cell) => letters[from(cell)]!) };
};

/** The same with other columns and rows: each is one of the old ones by its number, or new where it has none. */
const rebuilt = (
  sketch: Sketch,
  columns: readonly (number | undefined)[],
  rows: readonly (number | undefined)[],
  margin: string,
): Sketch => ({
  ...sketch,
  width: columns.length,
  height: rows.length,
  letters: rows.flatMap((y) =>
    columns.map((x) => (x === undefined || y === undefined ? margin : sketch.letters[y * sketch.width + x]!)),
  ),
});

type Lines = readonly (number | undefined)[];

const counted = (length: number): Lines => Array.from({ length }, (_, index) => index);

/** How a row or column more, or one less, is made: at the beginning, at the end or in the middle. */
const changed = (lines: Lines, place: 'first' | 'last' | 'middle', by: 1 | -1): Lines => {
  const at = { first: 0, last: by > 0 ? lines.length : lines.length - 1, middle: Math.floor(lines.length / 2) }[place];
  return by > 0 ? lines.toSpliced(at, 0, undefined) : lines.toSpliced(at, 1);
};

export const mayResize = (
  { width, height }: Size,
  { least, most, isSquare }: Pick<Draughtsman, 'least' | 'most' | 'isSquare'>,
  side: Direction,
  by: 1 | -1,
): boolean => {
  const isAcross = isSquare || side === 'left' || side === 'right';
  // A board from elsewhere may be larger than any that is drawn, or smaller: it may come nearer.
  if (by > 0) return isAcross ? width < most.width : height < most.height;
  return isAcross ? width > least.width : height > least.height;
};

/** A row or column more or less at a side. A square board gets both; the other one in the middle, where nobody has begun. */
export const resized = (
  sketch: Sketch,
  draughtsman: Pick<Draughtsman, 'least' | 'most' | 'isSquare' | 'margin'>,
  side: Direction,
  by: 1 | -1,
): Sketch => {
  if (!mayResize(sketch, draughtsman, side, by)) return sketch;
  const [columns, rows] = [counted(sketch.width), counted(sketch.height)];
  const isAcross = side === 'left' || side === 'right';
  const along = side === 'left' || side === 'up' ? 'first' : 'last';
  const crossing = (lines: Lines): Lines => (draughtsman.isSquare ? changed(lines, 'middle', by) : lines);
  return rebuilt(
    sketch,
    isAcross ? changed(columns, along, by) : crossing(columns),
    isAcross ? crossing(rows) : changed(rows, along, by),
    draughtsman.margin,
  );
};
