import { type Cell, cellAt, column, DELTA, type Direction, row } from '../../core/grid.ts';
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
