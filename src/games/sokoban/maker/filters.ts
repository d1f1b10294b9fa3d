import { type Cell, cellAt, column, row, type Size } from '../../../core/grid.ts';
import { floorCells, MOST_FLOOR, openings, type Room } from './room.ts';

/** Cells with walls on three sides: one or two are corners to come back from, more are a comb. */
const MOST_DEAD_ENDS = 2;

/** Whether all cells of a block are floor, from its upper left cell on. */
const isOpen = (room: Room, corner: Cell, width: number, height: number): boolean => {
  const [left, top] = [column(corner, room), row(corner, room)];
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) if (!room.floor[cellAt(x, y, room) ?? -1]) return false;
  }
  return true;
};

/** In an open hall boxes pass each other as they like, and nothing has to be thought of. */
const hasHall = (room: Room): boolean =>
  floorCells(room).some((cell) => isOpen(room, cell, 3, 4) || isOpen(room, cell, 4, 3));

/** Fewer cells of floor than these are no room for so many boxes. */
export const leastFloor = (boxes: number): number => 3 * boxes + 4;

/** Whether there is place for so many boxes at all. */
export const hasPlace = ({ size, boxes }: { readonly size: Size; readonly boxes: number }): boolean =>
  leastFloor(boxes) <= Math.min(MOST_FLOOR, (size.width - 2) * (size.height - 2));

/** Whether a level may come of a room that is connected. */
export const isPromising = (room: Room, boxes: number): boolean => {
  const cells = floorCells(room);
  if (cells.length < leastFloor(boxes) || cells.length > Math.min(MOST_FLOOR, 8 * boxes + 10)) return false;
  const deadEnds = cells.filter((cell) => openings(room, cell) <= 1).length;
  return deadEnds <= MOST_DEAD_ENDS && !hasHall(room);
};
