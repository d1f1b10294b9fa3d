import { type Cell, column, row } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';

/** How far off, in cells, a piece was before it came to its cell. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** The way of a piece to its cell. */
export interface Slide extends Offset {
  /** What it looked like before, if otherwise. */
  readonly was?: string;
}

export type Slides = ReadonlyMap<Cell, Slide>;

/** Looks of a thing that is also seen otherwise: a chest that is home is a chest. */
export type Same = Readonly<Record<string, string>>;

/** What a thing is, whatever it looks like just now. */
export const thingOf = (look: string | undefined, same: Same): string | undefined =>
  look === undefined ? undefined : (same[look] ?? look);

const offset = (from: Cell, to: Cell, view: View): Offset => ({
  x: column(from, view) - column(to, view),
  y: row(from, view) - row(to, view),
});

const isNear = ({ x, y }: Offset): boolean => Math.max(Math.abs(x), Math.abs(y)) <= 1;

/** The cells where something else stands than before. Boards are large and moves are many: it is one walk over the cells. */
const changedBetween = (before: View, after: View, same: Same): readonly Cell[] => {
  const changed: Cell[] = [];
  for (let cell = 0; cell < after.pieces.length; cell++) {
    const [was, is] = [before.pieces[cell], after.pieces[cell]];
    if (was !== is && thingOf(was, same) !== thingOf(is, same)) changed.push(cell);
  }
  return changed;
};

/** Pieces that left a cell beside the one where the same piece now stands. What jumps further is simply there. */
export const slidesBetween = (before: View, after: View, same: Same = {}): Slides => {
  const changed = changedBetween(before, after, same);
  const slides = new Map<Cell, Slide>();
  const left = new Set(changed.filter((cell) => before.pieces[cell] !== undefined));
  for (const to of changed) {
    const look = after.pieces[to];
    if (look === undefined) continue;
    const isIt = (cell: Cell) => thingOf(before.pieces[cell], same) === thingOf(look, same);
    const from = [...left].find((cell) => isIt(cell) && isNear(offset(cell, to, after)));
    if (from === undefined) continue;
    left.delete(from);
    const was = before.pieces[from];
    const isOther = was !== undefined && was !== look;
    slides.set(to, { ...offset(from, to, after), ...(isOther && { was }) });
  }
  return slides;
};

const isAlike = (one: View, other: View): boolean =>
  one.pieces.length === other.pieces.length && one.pieces.every((look, cell) => look === other.pieces[cell]);

/** Tells of each view what slid since the one before. A view that is shown again does not cut a slide short. */
export const slideWatcher = (same: Same = {}): ((view: View) => Slides) => {
  let before: View | undefined;
  let slides: Slides = new Map();
  return (view) => {
    if (before && isAlike(before, view)) return slides;
    const isSameBoard = before?.width === view.width && before.height === view.height;
    slides = before && isSameBoard ? slidesBetween(before, view, same) : new Map();
    before = view;
    return slides;
  };
};
