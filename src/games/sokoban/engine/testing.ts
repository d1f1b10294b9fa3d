import type { Size } from '../../../core/grid.ts';
import type { Dice } from '../../../core/random.ts';
import { bestFirst, type Space, type Visit } from '../../../core/search/bestFirst.ts';
import { parse } from '../position.ts';
import { outcome, type State } from '../rules.ts';
import { Board } from './board/board.ts';
import { pushesTo } from './board/distances.ts';
import { type Floor, floorOf, opposite } from './board/floor.ts';

/** A floor with some walls inside, and letters put on it at random; some may find no place. */
const randomRows = ({ roll }: Dice, { width, height }: Size, letters: string): readonly string[] => {
  const cells: string[] = Array.from({ length: width * height }, () => (roll(100) < 15 ? '#' : ' '));
  for (const letter of letters) {
    const cell = roll(cells.length);
    const both = `${cells[cell]}${letter}`;
    cells[cell] = { ' $': '$', ' .': '.', ' @': '@', '$.': '*', '.@': '+' }[both] ?? cells[cell]!;
  }
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(''));
};

/** The first of many boards drawn that is one, and not solved yet. */
const firstSound = (draw: () => readonly string[]): State => {
  for (;;) {
    const rows = draw();
    const wall = '#'.repeat(rows[0]!.length + 2);
    const state = parse([wall, ...rows.map((row) => `#${row}#`), wall].join('\n'));
    if (state.ok && !outcome({ ...state.value, pushed: true })) return state.value;
  }
};

/** A random board with some walls inside, so many boxes and perhaps a goal too many. */
export const randomBoard = ({ roll }: Dice, { width, height }: Size, boxes: number): State =>
  firstSound(() => {
    const letters = '$'.repeat(boxes) + '.'.repeat(boxes + (roll(8) === 0 ? 1 : 0));
    return randomRows({ roll }, { width: width - 2, height: height - 2 }, `${letters}@`);
  });

/** A random board of two rooms with one door between them: boxes above, none of them lost yet, and goals below. */
export const randomGoalRoom = ({ roll }: Dice, boxes: number): State => {
  for (;;) {
    const start = firstSound(() => {
      const width = 5 + roll(2);
      const above = randomRows({ roll }, { width, height: 4 }, `${'$'.repeat(boxes)}@`);
      const door = ' '.padStart(1 + roll(width), '#').padEnd(width, '#');
      const below = randomRows({ roll }, { width, height: 2 + roll(2) }, '.'.repeat(boxes));
      return [...above, ...(roll(3) === 0 ? [door, door] : [door]), ...below];
    });
    const floor = floorOf(start.warehouse);
    const { dead } = pushesTo(floor.goals, floor);
    if (placesOf(start, floor.cells).boxes.every((box) => !dead[box])) return start;
  }
};

/** The places of the boxes that count, and of the pusher. */
export const placesOf = ({ warehouse, boxes, pusher }: State, cells: readonly number[]) => ({
  boxes: boxes.filter((cell) => warehouse.inside[cell]).map((cell) => cells.indexOf(cell)),
  pusher: cells.indexOf(pusher),
});

/** A level with every push that there is and next to no bound: slow, and little can be wrong with it. */
class BareSpace implements Space {
  readonly start: Uint32Array;
  readonly bytes = 0;
  readonly #board: Board;

  constructor(floor: Floor, boxes: readonly number[], pusher: number) {
    this.#board = new Board(floor, boxes, new Uint8Array(floor.size));
    this.#board.setLast(this.#board.room(pusher));
    this.start = this.#board.packed.slice();
  }

  bound(): number {
    const { floor, boxes } = this.#board;
    return boxes.every((box) => floor.goals.includes(box)) ? 0 : 1;
  }

  expand(position: Uint32Array, visit: Visit): void {
    const board = this.#board;
    const { next } = board.floor;
    board.load(position, position.at(-1)!);
    for (const [index, box] of board.boxes.entries()) {
      for (const direction of [0, 1, 2, 3]) {
        const to = next[box * 4 + direction]!;
        if (board.taken[to] || !board.reach.has(next[box * 4 + opposite(direction)]!)) continue;
        board.move(index, to);
        board.setLast(board.room(box));
        visit(board.packed, 0, 1);
        board.move(index, box);
      }
    }
  }
}

/** The fewest pushes that solve a level not solved yet, found without leaving anything out. */
export const fewestBarePushes = (start: State): number | undefined => {
  const floor = floorOf(start.warehouse);
  const { boxes, pusher } = placesOf(start, floor.cells);
  const searching = bestFirst(new BareSpace(floor, boxes, pusher), { now: () => 0 }, 1);
  for (;;) {
    const { done, value } = searching.next();
    if (done) return value.kind === 'way' ? value.way.length : undefined;
  }
};

/** The places of the pusher and then of the boxes, and how many pushes led there. */
interface Stand {
  readonly places: readonly number[];
  readonly pushes: number;
}

/** Where one step leads, if it may be made. */
const stepped = ({ next, size }: Floor, { places, pushes }: Stand, direction: number): Stand | undefined => {
  const [pusher, ...boxes] = places;
  const to = next[pusher! * 4 + direction]!;
  if (to >= size) return undefined;
  const box = boxes.indexOf(to);
  if (box < 0) return { places: [to, ...boxes], pushes };
  const beyond = next[to * 4 + direction]!;
  if (beyond >= size || boxes.includes(beyond)) return undefined;
  return { places: [to, ...boxes.with(box, beyond).toSorted((a, b) => a - b)], pushes: pushes + 1 };
};

const keyOf = ({ places }: Stand, { size }: Floor): number => places.reduce((key, place) => key * size + place, 0);

/** Of those that stand alike, the one with the fewest pushes. */
const fewestOfEach = (stands: readonly Stand[], floor: Floor): readonly Stand[] => {
  const inOrder = stands.toSorted((a, b) => b.pushes - a.pushes);
  return [...new Map(inOrder.map((stand) => [keyOf(stand, floor), stand])).values()];
};

/** The fewest moves that solve a level not solved yet, and the fewest pushes that as many moves can have: plain breadth first. */
export const fewestBareMoves = (start: State): { readonly moves: number; readonly pushes: number } | undefined => {
  const floor = floorOf(start.warehouse);
  const { boxes, pusher } = placesOf(start, floor.cells);
  const isSolved = ({ places: [, ...all] }: Stand): boolean => all.every((box) => floor.goals.includes(box));
  const seen = new Set<number>();
  let layer: readonly Stand[] = [{ places: [pusher, ...boxes.toSorted((a, b) => a - b)], pushes: 0 }];
  for (let moves = 0; layer.length > 0; moves++) {
    const solved = layer.filter(isSolved);
    if (solved.length > 0) return { moves, pushes: Math.min(...solved.map(({ pushes }) => pushes)) };
    for (const stand of layer) seen.add(keyOf(stand, floor));
    const next = layer.flatMap((stand) => [0, 1, 2, 3].flatMap((direction) => stepped(floor, stand, direction) ?? []));
    const fresh = next.filter((stand) => !seen.has(keyOf(stand, floor)));
    layer = fewestOfEach(fresh, floor);
  }
  return undefined;
};
