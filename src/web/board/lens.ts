import type { Box } from '../../core/drawing/drawing.ts';

/** A place of the screen, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A point of a board, in cells. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Cells of so many pixels, around a point. */
export interface Lens extends Point {
  readonly cell: number;
}

/** Pixels of a cell: no smaller and no larger ones are of use. */
const [LEAST, MOST] = [18, 104];

/** How far from the edge whatever is followed stays, of all that is seen. */
const MARGIN = 0.3;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Pixels of a cell where all of a board is seen. */
export const wholeCell = (whole: Box, room: Room): number =>
  Math.min(room.width / whole.width, room.height / whole.height);

/** What is seen through a lens: never beyond the edge of the board. */
export const seenThrough = (whole: Box, room: Room, { cell, x, y }: Lens): Box => {
  const [width, height] = [Math.min(whole.width, room.width / cell), Math.min(whole.height, room.height / cell)];
  return {
    x: clamp(x - width / 2, whole.x, whole.x + whole.width - width),
    y: clamp(y - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
};

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The lens moved as little as keeps a point well in sight. */
export const following = (whole: Box, room: Room, lens: Lens, to: Point): Lens => {
  const seen = seenThrough(whole, room, lens);
  const x = clamp(seen.x, to.x - (1 - MARGIN) * seen.width, to.x - MARGIN * seen.width);
  const y = clamp(seen.y, to.y - (1 - MARGIN) * seen.height, to.y - MARGIN * seen.height);
  return { ...lens, ...middleOf({ ...seen, x, y }) };
};

/** Larger or smaller, while a point stays where it is on the screen. Undefined where all of the board is seen. */
export const zoomed = (
  whole: Box,
  room: Room,
  lens: Lens | undefined,
  by: { readonly factor: number; readonly at?: Point | undefined },
): Lens | undefined => {
  const all = wholeCell(whole, room);
  const now = lens ?? { ...middleOf(whole), cell: all };
  const cell = clamp(now.cell * by.factor, Math.min(LEAST, all), Math.max(MOST, all));
  if (cell <= all) return undefined;
  const middle = middleOf(seenThrough(whole, room, now));
  const at = by.at ?? middle;
  const shrunk = now.cell / cell;
  return { cell, x: at.x + (middle.x - at.x) * shrunk, y: at.y + (middle.y - at.y) * shrunk };
};

/** Moved by so many pixels of the screen. */
export const panned = (whole: Box, room: Room, lens: Lens, by: Point): Lens => {
  const { x, y } = middleOf(seenThrough(whole, room, lens));
  return { ...lens, x: x + by.x / lens.cell, y: y + by.y / lens.cell };
};
