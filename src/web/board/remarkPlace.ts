import { type Cell, cellAt, column, row } from '../../core/grid.ts';
import type { Looks, View } from '../../core/view.ts';
import type { Spot } from '../../play/table/remark.ts';

/** All measures are in cells. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Room {
  /** How large the remark is. */
  readonly width: number;
  readonly height: number;
  /** From its edge to the cell: the length of its tip. */
  readonly gap: number;
  /** How near to its corners the tip may be. */
  readonly margin: number;
  /** What it has to stay within. */
  readonly bounds: Area;
}

export interface Place {
  readonly side: 'above' | 'below';
  readonly left: number;
  readonly top: number;
  /** Where its tip is, from its left, as a part of its width. */
  readonly tip: number;
}

/** Not to be covered: a piece, and less so a goal, a ladder and the like, which stay where they are. */
const dearness = (cell: Cell, { pieces, ground }: View, looks: Looks): number => {
  if (pieces[cell] !== undefined) return 2;
  return looks[ground[cell] ?? '']?.notable ? 1 : 0;
};

/** A line that is barely touched hides nothing. */
const SLACK = 0.12;

const hiddenBy = ({ left, top }: Place, room: Room, view: View, worth: (cell: Cell) => number): number => {
  let sum = 0;
  for (let y = Math.floor(top + SLACK); y < top + room.height - SLACK; y += 1) {
    for (let x = Math.floor(left + SLACK); x < left + room.width - SLACK; x += 1) {
      const cell = cellAt(x, y, view);
      if (cell !== undefined) sum += worth(cell);
    }
  }
  return sum;
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Above its cell or below, in the middle or to a side: the first place that hides nothing, or the one that hides least. */
export const placeRemark = ({ cell, resistance }: Spot, room: Room, view: View, looks: Looks): Place => {
  const { width, height, gap, margin, bounds } = room;
  const middle = column(cell, view) + 0.5;
  const places = (['above', 'below'] as const).flatMap((side) =>
    [middle - width / 2, middle - margin, middle + margin - width].map((wished): Place => {
      const left = clamp(wished, bounds.left, Math.max(bounds.left, bounds.right - width));
      const top = side === 'above' ? row(cell, view) - gap - height : row(cell, view) + 1 + gap;
      return { side, left, top, tip: clamp(middle - left, margin, width - margin) / width };
    }),
  );
  const worth = (one: Cell): number => (one === resistance?.cell ? 2 : dearness(one, view, looks));
  const isOutside = ({ top }: Place): boolean => top < bounds.top || top + height > bounds.bottom;
  const harm = (place: Place): number =>
    hiddenBy(place, room, view, worth) + (isOutside(place) ? 2 * view.pieces.length : 0);
  return places.reduce((best, place) => (harm(place) < harm(best) ? place : best));
};
