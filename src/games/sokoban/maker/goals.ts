import { type Cell, cellAt, column, DIRECTIONS, neighbour, row } from '../../../core/grid.ts';
import type { Dice } from '../../../core/random.ts';
import { floorCells, openings, type Room } from './room.ts';

/** Ways to choose the goals of a room; undefined where that room has none of the kind. */
export type Goals = (dice: Dice, room: Room, boxes: number) => ReadonlySet<Cell> | undefined;

const oneOf = <T>({ roll }: Dice, all: readonly T[]): T | undefined => all[roll(all.length)];

/** Anywhere. */
export const scattered: Goals = ({ roll }, room, boxes) => {
  const cells = floorCells(room);
  const chosen = new Set<Cell>();
  while (chosen.size < Math.min(boxes, cells.length)) chosen.add(cells[roll(cells.length)]!);
  return chosen;
};

/** All within so many columns of a corner, if that is floor. */
const block = (room: Room, corner: Cell, columns: number, count: number): ReadonlySet<Cell> | undefined => {
  const cells = Array.from({ length: count }, (_, index) =>
    cellAt(column(corner, room) + (index % columns), row(corner, room) + Math.floor(index / columns), room),
  ).filter((cell) => cell !== undefined && room.floor[cell]);
  return cells.length === count ? new Set(cells as Cell[]) : undefined;
};

const blocks = (dice: Dice, room: Room, boxes: number, columns: number): ReadonlySet<Cell> | undefined =>
  oneOf(
    dice,
    floorCells(room).flatMap((corner) => block(room, corner, columns, boxes) ?? []),
  );

/** Beside each other in a row or a column. */
export const inARow: Goals = (dice, room, boxes) => blocks(dice, room, boxes, dice.roll(2) === 0 ? boxes : 1);

/** In two rows or columns. */
export const inABlock: Goals = (dice, room, boxes) =>
  boxes < 3 ? undefined : blocks(dice, room, boxes, dice.roll(2) === 0 ? 2 : Math.ceil(boxes / 2));

/** The nearest cells to one in a corner or at a dead end: a store that is filled from the back. */
export const inACorner: Goals = (dice, room, boxes) => {
  const corners = floorCells(room).filter((cell) => openings(room, cell) <= (dice.roll(2) === 0 ? 1 : 2));
  const from = oneOf(dice, corners);
  if (from === undefined) return undefined;
  const chosen = new Set([from]);
  for (const cell of chosen) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(cell, direction, room);
      if (chosen.size < boxes && next !== undefined && room.floor[next]) chosen.add(next);
    }
  }
  return chosen;
};

/** Anywhere on the squares of one colour of a chessboard, or as a diagonal: they do not touch. */
export const apart: Goals = ({ roll }, room, boxes) => {
  const colour = roll(2);
  const cells = floorCells(room).filter((cell) => (column(cell, room) + row(cell, room)) % 2 === colour);
  if (cells.length < boxes) return undefined;
  const chosen = new Set<Cell>();
  while (chosen.size < boxes) chosen.add(cells[roll(cells.length)]!);
  return chosen;
};

/** Each with its image: in a mirror, or after half a turn. */
export const mirrored: Goals = ({ roll }, room, boxes) => {
  const { width, height } = room;
  const isTurned = roll(2) === 0;
  const imageOf = (cell: Cell): Cell =>
    isTurned ? width * height - 1 - cell : row(cell, room) * width + width - 1 - column(cell, room);
  const cells = floorCells(room).filter((cell) => room.floor[imageOf(cell)]);
  const chosen = new Set<Cell>();
  for (let tries = 0; tries < 50 && chosen.size < boxes && cells.length > 0; tries++) {
    const cell = cells[roll(cells.length)]!;
    const pair = new Set([cell, imageOf(cell)]);
    if (chosen.size + pair.size <= boxes) for (const each of pair) chosen.add(each);
  }
  return chosen.size === boxes ? chosen : undefined;
};
