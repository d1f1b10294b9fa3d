import { type Cell, cellAt, column, DIRECTIONS, neighbour, row, type Size } from '../../../core/grid.ts';
import { type Floor, floorOf } from '../engine/board/floor.ts';

/** Which cells of a board are floor; all others are wall, those at the edge among them. */
export interface Room extends Size {
  readonly floor: readonly boolean[];
}

/** How many cells of floor a position of the maker has room for: a bit each, in two words. */
export const MOST_FLOOR = 60;

/** A blank is floor, everything else is wall. */
export const roomOf = (rows: readonly string[]): Room => {
  const width = Math.max(...rows.map((each) => each.length));
  const floor = rows.flatMap((each) => [...each.padEnd(width, '#')].map((letter) => letter === ' '));
  return { width, height: rows.length, floor };
};

export const floorCells = ({ floor }: Room): readonly Cell[] => [...floor.keys()].filter((cell) => floor[cell]);

/** How many of the four cells around one are floor. */
export const openings = (room: Room, cell: Cell): number =>
  DIRECTIONS.filter((direction) => room.floor[neighbour(cell, direction, room) ?? -1]).length;

/** The cells that one can walk to from a cell. */
const walked = (room: Room, from: Cell): ReadonlySet<Cell> => {
  const seen = new Set([from]);
  for (const cell of seen) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(cell, direction, room);
      if (next !== undefined && room.floor[next]) seen.add(next);
    }
  }
  return seen;
};

/** The cells that hang together, part by part. */
export const partsOf = (room: Room): readonly ReadonlySet<Cell>[] => {
  const left = new Set(floorCells(room));
  const parts: ReadonlySet<Cell>[] = [];
  for (const cell of left) {
    const part = walked(room, cell);
    for (const each of part) left.delete(each);
    parts.push(part);
  }
  return parts;
};

/** The room with its largest part only. */
export const connected = (room: Room): Room => {
  const largest = partsOf(room).reduce((most, part) => (part.size > most.size ? part : most), new Set());
  return { ...room, floor: room.floor.map((_, cell) => largest.has(cell)) };
};

/** The room without some of its floor. */
export const filled = (room: Room, isFilled: (cell: Cell) => boolean): Room => ({
  ...room,
  floor: room.floor.map((isFloor, cell) => isFloor && !isFilled(cell)),
});

/** How the cells of a board lie in another place. */
export interface Moved {
  readonly room: Room;
  cell(of: Cell): Cell;
}

/** The room with one wall around it and nothing else. */
export const trimmed = (room: Room): Moved => {
  const cells = floorCells(room);
  const [xs, ys] = [cells.map((cell) => column(cell, room)), cells.map((cell) => row(cell, room))];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const size = { width: Math.max(...xs) - left + 2, height: Math.max(...ys) - top + 2 };
  const floor = Array.from({ length: size.width * size.height }, (_, cell) => {
    const from = cellAt(column(cell, size) + left, row(cell, size) + top, room);
    return from !== undefined && room.floor[from] === true;
  });
  const moved = (cell: Cell): Cell => (row(cell, room) - top) * size.width + column(cell, room) - left;
  return { room: { ...size, floor }, cell: moved };
};

/** The places of a room, for a program in a hurry; `goals` are cells. */
export const placesOf = (room: Room, goals: ReadonlySet<Cell>): Floor => {
  const { width, height, floor } = room;
  return floorOf({
    ...{ width, height, inside: floor },
    walls: floor.map((isFloor) => !isFloor),
    goals: floor.map((_, cell) => goals.has(cell)),
  });
};
