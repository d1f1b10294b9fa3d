import { PositionTable } from '../../../../core/search/table.ts';
import { Board } from '../board/board.ts';
import { type Floor, opposite } from '../board/floor.ts';
import { Reach } from '../board/reach.ts';
import { Freeze } from './freeze.ts';

/** So many positions are remembered; then all are forgotten. */
const MOST = 2 ** 19;

/** What is noted of a position: the number of the search that came to it last, or that it is tied. */
const MARK = 0;
const TIED = 2 ** 32 - 1;

/**
 * Tries to untie some boxes that are alone on the floor. One that can be pushed to where the pusher could walk from the beginning is taken away, which only makes
 * room for the others. They are loose when those that are left are home. All pushes are tried but those that lose a box: so a solution of these boxes,
 * which is one of fewer of them too, is found if there is one, and what is not loose has none. Nor has anything that was come to by then: who comes to that again, from whatever knot, need not look any further.
 */
export class Untying {
  readonly #floor: Floor;
  readonly #lost: Uint8Array;
  readonly #isGoal: Uint8Array;
  readonly #board: Board;
  readonly #freeze: Freeze;
  /** What is outside of the knot. */
  readonly #outer: Reach;
  /** Where the pusher can walk while boxes are taken away. */
  readonly #inner: Reach;
  #known: PositionTable;
  #search = 0;
  readonly #waiting: number[] = [];
  /** The position whose pushes are tried. */
  readonly #position: Uint32Array;

  constructor(floor: Floor, boxes: readonly number[], lost: Uint8Array) {
    this.#floor = floor;
    this.#lost = lost;
    this.#isGoal = new Uint8Array(floor.size + 1);
    for (const goal of floor.goals) this.#isGoal[goal] = 1;
    this.#board = new Board(floor, boxes, lost);
    this.#freeze = new Freeze(floor, lost);
    this.#outer = new Reach(floor);
    this.#inner = new Reach(floor);
    this.#position = this.#board.packed.slice();
    this.#known = new PositionTable(this.#position.length, 1);
  }

  get bytes(): number {
    return this.#known.bytes;
  }

  get position(): Uint32Array {
    return this.#board.packed;
  }

  /** Puts the boxes of a knot on the floor, and tells of the position. */
  begin(boxes: readonly number[], pusher: number): Uint32Array {
    this.#board.put(boxes);
    this.#board.setLast(this.#outer.fill(pusher, this.#board.taken));
    return this.#board.packed;
  }

  /** Whether the boxes that were put there can be untied; undefined if that is not known after looking at so many positions. */
  isLoose(positions: number): boolean | undefined {
    if (this.#known.size > MOST || this.#search === TIED - 1) this.#forget();
    this.#search++;
    this.#waiting.length = 0;
    if (this.#note(this.#inner.fill(this.#board.packed.at(-1)!, this.#board.taken))) return true;
    for (let index = 0; index < this.#waiting.length; index++) {
      if (index >= positions) return undefined;
      if (this.#pushAll(this.#waiting[index]!)) return true;
    }
    for (const number of this.#waiting) this.#known.setNote(number, MARK, TIED);
    return false;
  }

  #forget(): void {
    this.#known = new PositionTable(this.#position.length, 1);
    this.#search = 0;
  }

  /** Takes away what can be, with the pusher in a room. True if nothing is left to do; else the position waits for its turn. */
  #note(first: number): boolean {
    const board = this.#board;
    let room = first;
    for (let index = 0; index < board.boxes.length; index++) {
      const box = board.boxes[index]!;
      if (!this.#canLeave(box)) continue;
      board.remove(index);
      room = Math.min(room, this.#inner.extend(box, board.taken));
      index = -1;
    }
    if (this.#isHome()) return true;
    board.setLast(room);
    const number = this.#known.enter(board.packed);
    const mark = this.#known.note(number, MARK);
    if (mark === TIED || mark === this.#search) return false;
    this.#known.setNote(number, MARK, this.#search);
    this.#waiting.push(number);
    return false;
  }

  #isHome(): boolean {
    for (const box of this.#board.boxes) if (!this.#isGoal[box]) return false;
    return true;
  }

  #canLeave(box: number): boolean {
    for (let direction = 0; direction < 4; direction++) {
      const to = this.#floor.next[box * 4 + direction]!;
      if (this.#outer.has(to) && this.#canPush(box, direction, this.#inner)) return true;
    }
    return false;
  }

  #canPush(box: number, direction: number, reach: Reach): boolean {
    const { next } = this.#floor;
    const to = next[box * 4 + direction]!;
    return !this.#board.taken[to] && !this.#lost[to] && reach.has(next[box * 4 + opposite(direction)]!);
  }

  /** The pusher's room after a push: he walks as before, and on from where the box was, unless it stands in his way now. */
  #roomAfter(from: number, to: number): number {
    const { taken, reach } = this.#board;
    if (reach.has(to)) return this.#inner.fill(from, taken);
    this.#inner.copy(reach);
    return Math.min(this.#position.at(-1)!, this.#inner.extend(from, taken));
  }

  /** Whether one of the pushes within the knot unties it. */
  #pushAll(number: number): boolean {
    const [board, position] = [this.#board, this.#position];
    this.#known.read(number, position);
    board.load(position, position.at(-1)!);
    for (let index = 0; index < board.boxes.length; index++) {
      const box = board.boxes[index]!;
      for (let direction = 0; direction < 4; direction++) {
        if (!this.#canPush(box, direction, board.reach)) continue;
        const to = this.#floor.next[box * 4 + direction]!;
        board.move(index, to);
        const isLost = !this.#freeze.isOpen(to, board.taken) && this.#freeze.isDeadlock(board.boxes, to);
        if (!isLost && this.#note(this.#roomAfter(box, to))) return true;
        board.set(position);
      }
    }
    return false;
  }
}
