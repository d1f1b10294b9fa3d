import { type Cell, DIRECTIONS, neighbour, type Size } from '../../../core/grid.ts';
import type { Dice } from '../../../core/random.ts';
import type { Effort } from './effort.ts';
import { isPromising } from './filters.ts';
import { apart, type Goals, inABlock, inACorner, inARow, mirrored, scattered } from './goals.ts';
import type { Plan } from './plan.ts';
import { connected, filled, floorCells, openings, partsOf, type Room } from './room.ts';
import { carve, SYMMETRIES } from './rooms/carving.ts';
import { rooms } from './rooms/doors.ts';
import { tile } from './rooms/tiling.ts';

/** What a plan has to have: at most so large, so many boxes. */
export interface Frame {
  readonly size: Size;
  readonly boxes: number;
}

/** An idea that levels have in common. */
export interface Theme {
  /** How many boxes they have, where nobody says. */
  readonly boxes: readonly number[];
  /** So many have to be left once those that never move are gone, where nobody says how many there are to be. */
  readonly fewest?: number;
  readonly sketch: (dice: Dice, frame: Frame) => Plan | undefined;
  /** What a line of such a level is like, where that matters. */
  readonly isFit?: (effort: Effort) => boolean;
  /** Whether the idea is still there once all that nobody needs is gone. */
  readonly isThere?: (plan: Plan, effort: Effort) => boolean;
}

const oneOf = <T>({ roll }: Dice, all: readonly T[]): T => all[roll(all.length)]!;

/** Cells of floor for so many boxes. */
const floorFor = ({ roll }: Dice, boxes: number): number => 4 * boxes + 4 + roll(2 * boxes + 3);

const carved = (dice: Dice, { size, boxes }: Frame): Room => carve(dice, size, floorFor(dice, boxes));

const tiled = (dice: Dice, { size }: Frame): Room => tile(dice, size);

const joined = (dice: Dice, { size }: Frame): Room => rooms(dice, size);

/** Plans of rooms and goals of some kinds. */
const plain =
  (kinds: readonly ((dice: Dice, frame: Frame) => Room)[], patterns: readonly Goals[]) =>
  (dice: Dice, frame: Frame): Plan | undefined => {
    const room = connected(oneOf(dice, kinds)(dice, frame));
    if (!isPromising(room, frame.boxes)) return undefined;
    const goals = oneOf(dice, patterns)(dice, room, frame.boxes);
    return goals && goals.size === frame.boxes ? { room, goals } : undefined;
  };

/** Rooms and goals that are symmetric in the same way. */
const symmetric = (dice: Dice, { size, boxes }: Frame): Plan | undefined => {
  const images = oneOf(dice, SYMMETRIES);
  const room = connected(carve(dice, size, floorFor(dice, boxes) + dice.roll(8), images));
  if (!isPromising(room, boxes)) return undefined;
  const goals = mirrored(dice, room, boxes);
  const isClosed = (cells: ReadonlySet<Cell>): boolean =>
    [...cells].every((cell) => images(cell, room).every((image) => cells.has(image)));
  return goals && isClosed(goals) ? { room, goals, images } : undefined;
};

const MIXED = [scattered, scattered, apart, inARow, inABlock, inACorner];

/** A part of a room behind a door has at least so many cells. */
const LEAST_CHAMBER = 5;

/** A cell between two walls that everybody has to pass who goes from one part of the room to the other. */
const isDoor = (room: Room, cell: Cell): boolean => {
  if (openings(room, cell) !== 2) return false;
  const parts = partsOf(filled(room, (each) => each === cell));
  return parts.filter(({ size }) => size >= LEAST_CHAMBER).length > 1;
};

const hasDoor = ({ room }: Plan): boolean => floorCells(room).some((cell) => isDoor(room, cell));

/** Whether each goal has another one beside it. */
const isStore = ({ room, goals }: Plan): boolean =>
  [...goals].every((goal) => DIRECTIONS.some((direction) => goals.has(neighbour(goal, direction, room) ?? -1)));

/** By their names: what `LevelWish.theme` may say. */
export const THEMES: Readonly<Record<string, Theme>> = {
  any: { boxes: [2, 3, 3, 4], sketch: plain([carved, carved, tiled, joined], MIXED) },
  /** A few cells, a few boxes. */
  small: {
    boxes: [2, 2, 3],
    sketch: plain([carved, tiled], MIXED),
    isThere: ({ room }) => floorCells(room).length <= 18,
  },
  /** Goals together, where one shuts the other. */
  order: {
    boxes: [3, 4],
    sketch: plain([carved, tiled, joined], [inARow, inABlock, inACorner]),
    isThere: isStore,
  },
  /** Chambers with doors. */
  doors: { boxes: [3, 4], sketch: plain([joined], MIXED), isThere: hasDoor },
  /** Boxes have to be put aside and fetched again: every third push goes the wrong way, every fifth once boxes that never move are gone. */
  parking: {
    boxes: [3, 4],
    sketch: plain([carved, tiled, joined], [scattered, apart, inARow]),
    isFit: ({ against, pushes }) => 10 * against >= 3 * pushes,
    isThere: (_, { against, pushes }) => 5 * against >= pushes,
  },
  /** Halls in a mirror. */
  symmetric: { boxes: [2, 4, 4], sketch: symmetric },
  /** Many boxes in little room. */
  more: { boxes: [5, 5, 6], fewest: 5, sketch: plain([carved, carved, tiled, joined], MIXED) },
};
