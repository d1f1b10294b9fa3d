import { type Cell, column, row } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';
import { type Offset, slideWatcher } from './slides.ts';

/** A piece as it is drawn. */
export interface Standing {
  readonly cell: Cell;
  readonly look: string;
  readonly x: number;
  readonly y: number;
  readonly slide: Offset | undefined;
}

/**
 * Tells of each view what stands where and from where it slid. A piece that is drawn like before is the very same object,
 * so that on a large board only what has changed is looked at again.
 */
export const standingWatcher = (same?: Readonly<Record<string, string>>): ((view: View) => readonly Standing[]) => {
  const watchSlides = slideWatcher(same);
  let known: readonly (Standing | undefined)[] = [];
  let width = 0;
  return (view) => {
    const slides = watchSlides(view);
    const before = view.width === width ? known : [];
    width = view.width;
    known = view.pieces.map((look, cell) => {
      if (look === undefined) return undefined;
      const [old, slide] = [before[cell], slides.get(cell)];
      if (old?.look === look && old.slide === slide) return old;
      return { cell, look, x: column(cell, view), y: row(cell, view), slide };
    });
    return known.filter((piece) => piece !== undefined);
  };
};
