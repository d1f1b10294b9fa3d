import { type Cell, column, DIRECTIONS, neighbour, row } from '../../../core/grid.ts';
import { type Message, say } from '../../../core/parsed.ts';
import type { Dice } from '../../../core/random.ts';
import type { Finished } from './cleaning.ts';
import { floorCells, openings, type Room } from './room.ts';

/** What one sees of a level at first sight. */
interface Sight {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly boxes: number;
  readonly isSymmetric: boolean;
  /** Single walls with floor on all four sides. */
  readonly pillars: number;
  readonly deadEnds: number;
  /** Whether all goals are beside each other in one row or column. */
  readonly isRow: boolean;
  /** Whether each goal has another one beside it. */
  readonly isTogether: boolean;
  /** Whether no goal has another one beside it. */
  readonly isApart: boolean;
  readonly home: number;
  /** Whether each box has another one beside it. */
  readonly isCrowd: boolean;
  /** Whether boxes stand one behind another. */
  readonly isQueue: boolean;
  /** Cells with wall on both sides, where one passes. */
  readonly doorways: number;
}

const isSymmetric = ({ width, floor }: Room): boolean =>
  floor.every((isFloor, cell) => isFloor === floor[cell + width - 1 - 2 * (cell % width)]);

const touching = (cells: ReadonlySet<Cell>, cell: Cell, room: Room): number =>
  DIRECTIONS.filter((direction) => cells.has(neighbour(cell, direction, room) ?? -1)).length;

const isInLine = (cells: readonly Cell[], room: Room): boolean =>
  [column, row].some((place) => new Set(cells.map((cell) => place(cell, room))).size === 1);

const isDoorway = (room: Room, cell: Cell): boolean => {
  const [up, right, down, left] = DIRECTIONS.map((direction) => room.floor[neighbour(cell, direction, room) ?? -1]);
  return up === down && left === right && up !== left;
};

const sightOf = ({ plan, boxes }: Finished): Sight => {
  const { room, goals } = plan;
  const all = [...goals];
  const standing = new Set(boxes);
  const isCrowd = boxes.every((cell) => touching(standing, cell, room) > 0);
  return {
    ...{ width: room.width, height: room.height, floor: floorCells(room).length, boxes: boxes.length },
    isSymmetric: isSymmetric(room),
    pillars: [...room.floor.keys()].filter((cell) => !room.floor[cell] && openings(room, cell) === 4).length,
    deadEnds: floorCells(room).filter((cell) => openings(room, cell) === 1).length,
    isRow: isInLine(all, room) && all.every((cell) => touching(goals, cell, room) > 0),
    isTogether: all.every((cell) => touching(goals, cell, room) > 0),
    isApart: all.every((cell) => touching(goals, cell, room) === 0),
    home: boxes.filter((cell) => goals.has(cell)).length,
    isCrowd,
    isQueue: isCrowd && isInLine(boxes, room),
    doorways: floorCells(room).filter((cell) => isDoorway(room, cell)).length,
  };
};

/** What a made level may be called: by what one sees of it, not by what has to be found. */
const NAMES: readonly (readonly [Message, (sight: Sight) => boolean])[] = [
  [say('In the mirror'), (sight) => sight.isSymmetric],
  [say('Both sides alike'), (sight) => sight.isSymmetric],
  [say('Two places in a row'), ({ isRow, boxes }) => isRow && boxes === 2],
  [say('Three places in a row'), ({ isRow, boxes }) => isRow && boxes === 3],
  [say('A long shelf'), ({ isRow, boxes }) => isRow && boxes >= 4],
  [say('The store'), ({ isTogether, isRow, boxes }) => isTogether && !isRow && boxes >= 3],
  [say('Side by side'), ({ isTogether, isRow }) => isTogether && !isRow],
  [say('Here and there'), ({ isApart, boxes }) => isApart && boxes >= 3],
  [say('Far from each other'), ({ isApart, boxes }) => isApart && boxes >= 3],
  [say('Around the pillar'), ({ pillars }) => pillars === 1],
  [say('Two pillars'), ({ pillars }) => pillars === 2],
  [say('Among pillars'), ({ pillars }) => pillars >= 3],
  [say('The niche'), ({ deadEnds }) => deadEnds === 1],
  [say('Two niches'), ({ deadEnds }) => deadEnds === 2],
  [say('Already home'), ({ home }) => home === 1],
  [say('The long room'), ({ width, height }) => width >= height + 3],
  [say('The tall room'), ({ width, height }) => height >= width + 3],
  [say('The closet'), ({ floor }) => floor <= 14],
  [say('The small room'), ({ floor }) => floor > 14 && floor <= 18],
  [say('A wide floor'), ({ floor }) => floor >= 34],
  [say('Standing together'), ({ isCrowd, isQueue, boxes }) => isCrowd && !isQueue && boxes >= 3],
  [say('The queue'), ({ isQueue, boxes }) => isQueue && boxes >= 3],
  [say('The doorway'), ({ doorways }) => doorways === 1],
  [say('Narrow aisles'), ({ doorways }) => doorways >= 5],
];

/** Where nothing else is seen: by how many boxes play together, from one. */
const ENSEMBLES: readonly Message[] = [
  say('The solo'),
  say('The duet'),
  say('The trio'),
  say('The quartet'),
  say('The quintet'),
  say('The orchestra'),
];

/** One of the names that are true, by chance; where that is taken, another one that is. */
export const titleOf = ({ roll }: Dice, level: Finished, taken: readonly string[] = []): string => {
  const sight = sightOf(level);
  const fitting = NAMES.flatMap(([name, isTrue]) => (isTrue(sight) ? [name.text] : []));
  const ensemble = ENSEMBLES[Math.min(sight.boxes, ENSEMBLES.length) - 1]!.text;
  const chosen = fitting[roll(Math.max(1, fitting.length))] ?? ensemble;
  return [chosen, ...fitting, ensemble].find((name) => !taken.includes(name)) ?? chosen;
};
