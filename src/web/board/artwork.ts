import { type Cell, column, row, type Size } from '../../core/grid.ts';
import type { Look, Tint, View } from '../../core/view.ts';

/** What to draw for a look, read off nothing but its glyph and tint. */
export type Drawing = 'blank' | 'solid' | 'dot' | 'round' | 'square' | 'letter';

const DRAWINGS: readonly (readonly [glyphs: string, drawing: Drawing])[] = [
  [' \u00a0', 'blank'],
  ['#█▓▒', 'solid'],
  ['.·∙•', 'dot'],
  ['○●◯⬤', 'round'],
  ['■□▪▫', 'square'],
];

export const drawingOf = ({ glyph }: Look): Drawing =>
  DRAWINGS.find(([glyphs]) => glyphs.includes(glyph))?.[1] ?? 'letter';

/** One path for every cell of a look, so that a large board stays quick to draw. */
export const cellsPath = (cells: readonly Cell[], size: Size): string =>
  cells.map((cell) => `M${column(cell, size)} ${row(cell, size)}h1v1h-1z`).join('');

export const dotsPath = (cells: readonly Cell[], size: Size, radius: number): string =>
  cells
    .map((cell) => {
      const left = column(cell, size) + 0.5 - radius;
      const arc = `a${radius} ${radius} 0 1 0 `;
      return `M${left} ${row(cell, size) + 0.5}${arc}${2 * radius} 0${arc}${-2 * radius} 0z`;
    })
    .join('');

/** Which cells of the ground have which look. */
export const groundByLook = ({ ground }: View): ReadonlyMap<string, readonly Cell[]> => {
  const cells = new Map<string, Cell[]>();
  for (const [cell, look] of ground.entries()) {
    if (look === undefined) continue;
    const known = cells.get(look);
    if (known) known.push(cell);
    else cells.set(look, [cell]);
  }
  return cells;
};

export const tintOf = (tint: Tint | undefined): string => `var(--tint-${tint ?? 'plain'})`;

const PALE: readonly Tint[] = ['white', 'yellow', 'cyan', 'dim'];

/** The colour of a glyph on top of its own tint. */
export const inkOn = (tint: Tint | undefined): string => {
  if (tint === undefined) return 'var(--ink)';
  return PALE.includes(tint) ? 'var(--on-pale-tint)' : 'var(--on-tint)';
};
