import { type Cell, column, row } from '../../../core/grid.ts';
import type { Dice } from '../../../core/random.ts';
import { isPromising } from './filters.ts';
import { connected, floorCells, type Room } from './room.ts';

/** The other cells that change together with one, where a room is to stay symmetric. */
export type Images = (cell: Cell, room: Room) => readonly Cell[];

/** A room with its goals: what is changed until something good comes of it. */
export interface Plan {
  readonly room: Room;
  readonly goals: ReadonlySet<Cell>;
  readonly images?: Images;
}

/** A cell and its images. */
export const together = ({ room, images }: Plan, cell: Cell): readonly Cell[] => [
  cell,
  ...(images?.(cell, room) ?? []),
];

const isInner = (room: Room, cell: Cell): boolean => {
  const [x, y] = [column(cell, room), row(cell, room)];
  return x > 0 && y > 0 && x < room.width - 1 && y < room.height - 1;
};

/** Makes a wall of a cell that is floor, and floor of a wall. */
const turnedOver = (room: Room, cells: readonly Cell[]): Room => {
  const isFloor = !room.floor[cells[0]!];
  return { ...room, floor: room.floor.map((before, cell) => (cells.includes(cell) ? isFloor : before)) };
};

const withGoalMoved = ({ roll }: Dice, plan: Plan): ReadonlySet<Cell> => {
  const { room, goals } = plan;
  const [all, cells] = [[...goals], floorCells(room)];
  const [from, to] = [all[roll(all.length)]!, cells[roll(cells.length)]!];
  const [leaving, coming] = [new Set(together(plan, from)), new Set(together(plan, to))];
  if (leaving.size !== coming.size || [...coming].some((cell) => goals.has(cell) && !leaving.has(cell))) return goals;
  return new Set([...all.filter((cell) => !leaving.has(cell)), ...coming]);
};

const changedOnce = (dice: Dice, plan: Plan): Plan => {
  const { room } = plan;
  if (dice.roll(3) === 0) return { ...plan, goals: withGoalMoved(dice, plan) };
  const cell = dice.roll(room.floor.length);
  return isInner(room, cell) ? { ...plan, room: turnedOver(room, together(plan, cell)) } : plan;
};

/** A plan with one to three changes: cells turned over, goals elsewhere. Undefined if no room comes of it. */
export const changed = (dice: Dice, plan: Plan): Plan | undefined => {
  let next = plan;
  for (let changes = 1 + dice.roll(3); changes > 0; changes--) next = changedOnce(dice, next);
  const room = connected(next.room);
  const isSound = [...next.goals].every((cell) => room.floor[cell]) && isPromising(room, next.goals.size);
  return isSound ? { ...next, room } : undefined;
};
