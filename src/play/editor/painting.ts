import { type Cell, cellAt, column, DIRECTIONS, neighbour, row, type Size } from '../../core/grid.ts';
import type { Brush, Draughtsman, Sketch } from '../../core/sketching.ts';

/** What is painted on one side is painted on the other too: left and right, above and below. */
export type Symmetry = 'none' | 'across' | 'over' | 'both';

export const SYMMETRIES: readonly Symmetry[] = ['none', 'across', 'over', 'both'];

/** A cell that is painted; those on the other side of the middle may belong to the other player. */
interface Painted {
  readonly cell: Cell;
  readonly isOpposite: boolean;
}

const imagesOf = (cell: Cell, symmetry: Symmetry, size: Size): readonly Painted[] => {
  const [x, y] = [column(cell, size), row(cell, size)];
  const isAcross = symmetry === 'across' || symmetry === 'both';
  const isOver = symmetry === 'over' || symmetry === 'both';
  const columns = isAcross ? [x, size.width - 1 - x] : [x];
  const rows = isOver ? [y, size.height - 1 - y] : [y];
  return rows.flatMap((there, index) =>
    columns.map((here) => ({ cell: cellAt(here, there, size)!, isOpposite: index > 0 && there !== y })),
  );
};

/** Paints cells, the last of them where there can be only one. */
export const painted = (
  { opposite = (letter) => letter }: Pick<Draughtsman, 'opposite'>,
  sketch: Sketch,
  brush: Brush,
  { cells, symmetry }: { readonly cells: readonly Cell[]; readonly symmetry: Symmetry },
): Sketch => {
  const { lift } = brush;
  const last = cells.at(-1);
  if (last === undefined) return sketch;
  const letters = lift ? sketch.letters.map(lift) : [...sketch.letters];
  if (lift) letters[last] = brush.paint(letters[last]!);
  const images = lift ? [] : cells.flatMap((cell) => imagesOf(cell, symmetry, sketch));
  for (const { cell, isOpposite } of images) {
    const old = letters[cell]!;
    letters[cell] = isOpposite ? opposite(brush.paint(opposite(old))) : brush.paint(old);
  }
  return letters.every((letter, cell) => letter === sketch.letters[cell]) ? sketch : { ...sketch, letters };
};

/** The cells from one to another, both included: a pointer may leave some out. */
export const cellsBetween = (from: Cell, to: Cell, size: Size): readonly Cell[] => {
  const [across, down] = [column(to, size) - column(from, size), row(to, size) - row(from, size)];
  const steps = Math.max(Math.abs(across), Math.abs(down));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = steps === 0 ? 0 : step / steps;
    const [x, y] = [column(from, size) + Math.round(across * part), row(from, size) + Math.round(down * part)];
    return cellAt(x, y, size)!;
  });
};

/** The cells of which two are opposite corners. */
export const cellsWithin = (one: Cell, other: Cell, size: Size): readonly Cell[] => {
  const isWithin = (value: number, from: number, to: number): boolean =>
    value >= Math.min(from, to) && value <= Math.max(from, to);
  return Array.from({ length: size.width * size.height }, (_, cell) => cell).filter(
    (cell) =>
      isWithin(column(cell, size), column(one, size), column(other, size)) &&
      isWithin(row(cell, size), row(one, size), row(other, size)),
  );
};

/** The cells that are joined to one by cells with the same letter. */
export const cellsAlike = (from: Cell, sketch: Sketch): readonly Cell[] => {
  const alike = new Set([from]);
  for (const cell of alike) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(cell, direction, sketch);
      if (next !== undefined && sketch.letters[next] === sketch.letters[from]) alike.add(next);
    }
  }
  return [...alike];
};
