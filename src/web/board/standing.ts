import { type Cell, column, row } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';
import type { Motion } from '../../play/table/motion.ts';
import { type Same, type Slide, slideWatcher, thingOf } from './slides.ts';

/** A piece as it is drawn. */
export interface Standing {
  /** It is the same piece wherever it goes. */
  readonly id: number;
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
 * Tells of each view what stands where and from where it slid, in an order that moves do not change. A piece that is drawn
 * like before is the very same object, so that on a large board only what has changed is looked at again.
 */
export const standingWatcher = (
  same: Same = {},
): ((view: View, circumstances?: Circumstances) => readonly Standing[]) => {
  const watchSlides = slideWatcher(same);
  let known: ReadonlyMap<Cell, Standing> = new Map();
  let width = 0;
  let count = 0;
  return (view, { motion, lifted } = {}) => {
    const slides = watchSlides(view);
    const before = view.width === width ? known : new Map<Cell, Standing>();
    const idOf = (look: string, from: Cell): number => {
      const came = before.get(from);
      return came && thingOf(came.look, same) === thingOf(look, same) ? came.id : count++;
    };
    const standingOn = (cell: Cell, look: string): Standing => {
      const [old, slide, isLifted] = [before.get(cell), slides.get(cell), cell === lifted];
      if (old?.look === look && old.slide === slide) return old.isLifted === isLifted ? old : { ...old, isLifted };
      return {
        id: idOf(look, slide ? cell + slide.x + slide.y * view.width : cell),
        cell,
        look,
        x: column(cell, view),
        y: row(cell, view),
        slide,
        motion: slide && motion,
        isFree: view.pieces[cell - view.width] === undefined,
        isLifted,
      };
    };
    const standing = new Map<Cell, Standing>();
    view.pieces.forEach((look, cell) => {
      if (look !== undefined) standing.set(cell, standingOn(cell, look));
    });
    [known, width] = [standing, view.width];
    return [...standing.values()].toSorted((one, other) => one.id - other.id);
  };
};
