import { type Cell, column, row, rowsOf } from '../../../core/grid.ts';
import type { Room } from './room.ts';

/** What stands in a room. */
export interface Standing {
  readonly goals: ReadonlySet<Cell>;
  readonly boxes: ReadonlySet<Cell>;
  readonly pusher: Cell;
}

/** The cells around one, corners too. */
const around = (cell: Cell, room: Room): readonly Cell[] => {
  const [x, y] = [column(cell, room), row(cell, room)];
  const rows = [y - 1, y, y + 1].filter((each) => each >= 0 && each < room.height);
  const columns = [x - 1, x, x + 1].filter((each) => each >= 0 && each < room.width);
  return rows.flatMap((each) => columns.map((one) => each * room.width + one));
};

/** What lies beyond the walls: cells that touch no floor, as far as they hang together from the edge on. */
const beyond = (room: Room): ReadonlySet<Cell> => {
  const { width, height, floor } = room;
  const isFar = (cell: Cell): boolean => around(cell, room).every((each) => !floor[each]);
  const isEdge = (cell: Cell): boolean =>
    column(cell, room) % (width - 1) === 0 || row(cell, room) % (height - 1) === 0;
  const outside = new Set([...floor.keys()].filter((cell) => isEdge(cell) && isFar(cell)));
  for (const cell of outside) for (const next of around(cell, room)) if (isFar(next)) outside.add(next);
  return outside;
};

const letterOf = ({ goals, boxes, pusher }: Standing, cell: Cell): string => {
  const isGoal = goals.has(cell);
  if (boxes.has(cell)) return isGoal ? '*' : '$';
  if (cell === pusher) return isGoal ? '+' : '@';
  return isGoal ? '.' : ' ';
};

/** The board as text, with no more walls than there have to be. */
export const boardOf = (room: Room, standing: Standing): string => {
  const outside = beyond(room);
  const letters = room.floor.map((isFloor, cell) => {
    if (isFloor) return letterOf(standing, cell);
    return outside.has(cell) ? ' ' : '#';
  });
  return rowsOf(letters, room)
    .map((each) => each.join('').trimEnd())
    .join('\n');
};
