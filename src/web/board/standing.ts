import { type Cell, column, row } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';
import type { Motion } from '../../play/table/motion.ts';
import { type Slide, slideWatcher } from './slides.ts';

/** A piece as it is drawn. */
export interface Standing {
  readonly cell: Cell;
  readonly look: string;
  readonly x: number;
  readonly y: number;
  readonly slide: Slide | undefined;
  /** How that goes. */
  readonly motion: Motion | undefined;
  /** Nothing stands above it. */
  readonly isFree: boolean;
  /** Somebody has it in his hand. */
  readonly isLifted: boolean;
}

/** What else is to be known of a view. */
export interface Circumstances {
  /** How it came out of the one before. */
  readonly motion?: Motion;
  /** Where the piece stands that is in somebody's hand. */
  readonly lifted?: Cell | undefined;
}

/**
 * Tells of each view what stands where and from where it slid. A piece that is drawn like before is the very same object,
 * so that on a large board only what has changed is looked at again.
 */
export const standingWatcher = (
  same?: Readonly<Record<string, string>>,
): ((view: View, circumstances?: Circumstances) => readonly Standing[]) => {
  const watchSlides = slideWatcher(same);
  let known: readonly (Standing | undefined)[] = [];
  let width = 0;
  return (view, { motion, lifted } = {}) => {
    const slides = watchSlides(view);
    const before = view.width === width ? known : [];
    width = view.width;
    known = view.pieces.map((look, cell) => {
      if (look === undefined) return undefined;
      const [old, slide, isLifted] = [before[cell], slides.get(cell), cell === lifted];
      const isSame = old?.look === look && old.slide === slide;
      if (isSame && old.isLifted === isLifted) return old;
      if (isSame) return { ...old, isLifted };
      const isFree = view.pieces[cell - view.width] === undefined;
      return {
        cell,
        look,
        x: column(cell, view),
        y: row(cell, view),
        slide,
        motion: slide && motion,
        isFree,
        isLifted,
      };
    });
    return known.filter((piece) => piece !== undefined);
  };
};
