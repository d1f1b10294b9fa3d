import { type Cell, column, row, type Size } from '../../core/grid.ts';
import type { Looks, View } from '../../core/view.ts';
import type { Leg } from '../../play/guide/legs.ts';
import { placeRemark } from '../board/remarkPlace.ts';

interface Measured {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a card is placed by: all in pixels of the screen, but for the cells of the board. */
export interface Situation {
  readonly leg: Pick<Leg, 'from' | 'turns' | 'to' | 'walk'>;
  readonly view: View;
  readonly looks: Looks;
  readonly card: { readonly width: number; readonly height: number };
  /** How large a cell is, and where the first one begins. */
  readonly cells: { readonly a: number; readonly e: number; readonly f: number };
  /** What it has to stay within, and the picture of the board there. */
  readonly around: Measured;
  readonly board: Measured;
}

export interface Placed {
  readonly side: 'above' | 'below';
  readonly left: number;
  readonly top: number;
  /** Where its tip is, from its left. */
  readonly tip: number;
}

/** Pixels of its tip, from its edge to the cell and from its corners. */
const [GAP, MARGIN] = [10, 20];

/** A narrow board has no room for it: there it stands above the board, if there is some. */
const NARROW = 640;

/** The cells on the straight way from one cell to another one, but for the first. */
const between = (from: Cell, to: Cell, size: Size): readonly Cell[] => {
  const [right, down] = [column(to, size) - column(from, size), row(to, size) - row(from, size)];
  const steps = Math.max(Math.abs(right), Math.abs(down));
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return from + Math.round(right * part) + Math.round(down * part) * size.width;
  });
};

/** The board with what a hint draws there: that is not to be hidden either. */
const hinted = ({ view, leg }: Situation): View => {
  const pieces = [...view.pieces];
  const way = [leg.from, ...leg.turns, leg.to];
  const passed = way.slice(1).flatMap((cell, index) => between(way[index]!, cell, view));
  for (const cell of [leg.from, ...passed, ...leg.walk]) pieces[cell] ??= 'ghost';
  return { ...view, pieces };
};

/** Where a card stands, in pixels of what it has to stay within. */
export const placeCard = (situation: Situation): Placed => {
  const { leg, looks, card, cells, around, board } = situation;
  const { a: cell, e: x, f: y } = cells;
  const [left, top] = [(around.left - x) / cell, (around.top - y) / cell];
  const [right, bottom] = [(around.right - x) / cell, (around.bottom - y) / cell];
  const size = { width: card.width / cell, height: card.height / cell, gap: GAP / cell, margin: MARGIN / cell };
  const place = placeRemark(
    { cell: leg.to },
    { ...size, bounds: { left, top, right, bottom } },
    hinted(situation),
    looks,
  );
  const placed = { left: (place.left - left) * cell, tip: place.tip * card.width };
  const isNarrow = around.right - around.left < NARROW;
  const above = board.top - around.top - card.height - GAP;
  if (isNarrow && above >= 0) return { ...placed, side: 'above', top: above };
  // What it is about may be out of sight; the card never is.
  const lowest = Math.max(0, around.bottom - around.top - card.height);
  return { ...placed, side: place.side, top: Math.max(0, Math.min(lowest, (place.top - top) * cell)) };
};
