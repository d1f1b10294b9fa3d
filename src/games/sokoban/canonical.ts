import { type Cell, cellAt, column, DIRECTIONS, neighbour, row, type Size } from '../../core/grid.ts';
import type { State } from './rules.ts';

/** How many boxes and goals count: those inside. */
export const census = ({ warehouse, boxes }: State): Readonly<Record<string, number>> => ({
  boxes: boxes.filter((cell) => warehouse.inside[cell]).length,
  goals: warehouse.goals.filter((goal, cell) => goal && warehouse.inside[cell]).length,
});

/**
 * What makes the puzzle. Whatever is not inside is as good as a wall, drawn or not: a missing corner or a thicker
 * wall changes nothing.
 */
const letters = ({ warehouse, boxes }: State): readonly string[] => {
  const { goals, inside } = warehouse;
  const boxed = new Set(boxes);
  return inside.map((within, cell) => {
    if (!within) return '#';
    if (boxed.has(cell)) return goals[cell] ? '*' : '$';
    return goals[cell] ? '.' : ' ';
  });
};

/** Where pushers can walk with the boxes standing. */
interface Rooms {
  /** The number of each cell's room; undefined where no pusher comes. */
  readonly of: readonly (number | undefined)[];
  /** How many pushers are in each room. */
  readonly pushers: readonly number[];
}

const rooms = ({ warehouse, pusher, waiting, boxes }: State): Rooms => {
  const boxed = new Set(boxes);
  const numbers: (number | undefined)[] = warehouse.walls.map(() => undefined);
  const pushers: number[] = [];
  const explore = (start: Cell, number: number): void => {
    const queue = [start];
    numbers[start] = number;
    for (const cell of queue) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(cell, direction, warehouse);
        if (next === undefined || warehouse.walls[next] || boxed.has(next) || numbers[next] !== undefined) continue;
        numbers[next] = number;
        queue.push(next);
      }
    }
  };
  for (const cell of [pusher, ...waiting]) {
    if (numbers[cell] === undefined) explore(cell, pushers.push(0) - 1);
    pushers[numbers[cell]!]! += 1;
  }
  return { of: numbers, pushers };
};

/** The inside with one wall around it: its cells, cut out of the board, row by row. */
const cutOut = ({ warehouse }: State): readonly (readonly (Cell | undefined)[])[] => {
  const within = [...warehouse.inside.keys()].filter((cell) => warehouse.inside[cell]);
  const span = (of: (cell: Cell, size: Size) => number) => {
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    for (const cell of within) {
      least = Math.min(least, of(cell, warehouse));
      most = Math.max(most, of(cell, warehouse));
    }
    return Array.from({ length: most - least + 3 }, (_, index) => least - 1 + index);
  };
  const columns = span(column);
  return span(row).map((y) => columns.map((x) => cellAt(x, y, warehouse)));
};

type Rows = ReturnType<typeof cutOut>;

const turned = (rows: Rows): Rows => rows[0]!.map((_, x) => rows.map((cells) => cells[x]).reverse());

const mirrored = (rows: Rows): Rows => rows.map((cells) => cells.toReversed());

/** Four turns, and the same seen in a mirror. */
const symmetries = (rows: Rows): readonly Rows[] => {
  const quarter = turned(rows);
  const half = turned(quarter);
  const turns = [rows, quarter, half, turned(half)];
  return [...turns, ...turns.map(mirrored)];
};

/**
 * The pushers of a room stand on its first cells, in the order of this very text. They can always get there: pushers
 * are all alike, a handover costs nothing, and alike pieces can be rearranged at will on connected cells.
 */
const textOf = (rows: Rows, drawn: readonly string[], { of, pushers }: Rooms): string => {
  const left = [...pushers];
  const letterAt = (cell: Cell | undefined): string => {
    if (cell === undefined) return '#';
    const room = of[cell];
    if (room === undefined || left[room] === 0) return drawn[cell]!;
    left[room]! -= 1;
    return drawn[cell] === '.' ? '+' : '@';
  };
  return rows.map((cells) => cells.map(letterAt).join('')).join('\n');
};

/** One text for all boards that are the same puzzle, and a board itself: the smallest of its eight drawings. */
export const canonical = (state: State): string => {
  const drawn = letters(state);
  const walked = rooms(state);
  const texts = symmetries(cutOut(state)).map((rows) => textOf(rows, drawn, walked));
  return texts.reduce((least, text) => (text < least ? text : least));
};
