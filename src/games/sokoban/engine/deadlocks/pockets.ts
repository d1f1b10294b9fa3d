import { PositionTable } from '../../../../core/search/table.ts';
import { Board } from '../board/board.ts';
import { type Floor, opposite } from '../board/floor.ts';
import { Reach } from '../board/reach.ts';
import { Freeze } from './freeze.ts';

/** At how many positions is looked for each pocket. */
const MOST = 200;

const [UNKNOWN, ALIVE, DEAD] = [0, 1, 2];

/**
 * A pocket is floor that the pusher cannot come to, with the boxes around it. Whatever a solution does with these boxes can be done as well if there
 * were no others. So if no pushes of them alone bring them all home, and none brings one of them outside or the pusher inside, there is no solution.
 */
export class Pockets {
  readonly #floor: Floor;
  readonly #lost: Uint8Array;
  readonly #isGoal: Uint8Array;
  readonly #board: Board;
  readonly #freeze: Freeze;
  readonly #verdicts: PositionTable;
  readonly #key: Uint32Array;
  readonly #reach: Reach;
  /** Marks of the pocket: floor of it, and boxes around it. */
  readonly #inside: Uint8Array;
  readonly #places: number[] = [];
  readonly #fence: number[] = [];
  readonly #seen: Uint32Array;
  #look = 0;
  readonly #waiting: Uint32Array[] = [];
  searched = 0;

  constructor(floor: Floor, boxes: readonly number[], lost: Uint8Array) {
    this.#floor = floor;
    this.#lost = lost;
    this.#isGoal = new Uint8Array(floor.size + 1);
    for (const goal of floor.goals) this.#isGoal[goal] = 1;
    this.#board = new Board(floor, boxes, lost);
    this.#freeze = new Freeze(floor, lost);
    const words = this.#board.packed.length;
    this.#verdicts = new PositionTable(words + 1, 1);
    this.#key = new Uint32Array(words + 1);
    this.#reach = new Reach(floor);
    this.#inside = new Uint8Array(floor.size + 1);
    this.#seen = new Uint32Array(floor.size + 1);
  }

  get bytes(): number {
    return this.#verdicts.bytes;
  }

  /** Whether a position is lost by one of its pockets. */
  isDeadlock({ taken }: Board, pusher: number): boolean {
    this.#reach.fill(pusher, taken);
    const { size } = this.#floor;
    const look = ++this.#look;
    let pockets = 0;
    for (let place = 0; place < size; place++) {
      if (taken[place] || this.#reach.has(place) || this.#seen[place] === look) continue;
      pockets++;
      this.#gather(place, taken, false);
      if (this.#isLost(pusher)) return true;
    }
    if (pockets < 2) return false;
    const again = ++this.#look;
    for (let place = 0; place < size; place++) {
      if (taken[place] || this.#reach.has(place) || this.#seen[place] === again) continue;
      this.#gather(place, taken, true);
      if (this.#isLost(pusher)) return true;
    }
    return false;
  }

  /** The floor of a pocket and its boxes; together with the pockets behind these boxes, if that is wanted. */
  #gather(first: number, taken: Uint8Array, isThrough: boolean): void {
    const { next, size } = this.#floor;
    for (const place of this.#places) this.#inside[place] = 0;
    for (const place of this.#fence) this.#inside[place] = 0;
    this.#places.length = this.#fence.length = 0;
    const [places, fence, inside, seen] = [this.#places, this.#fence, this.#inside, this.#seen];
    const queue = [first];
    seen[first] = this.#look;
    inside[first] = 1;
    for (const place of queue) {
      if (taken[place]) {
        fence.push(place);
        if (!isThrough) continue;
      } else places.push(place);
      for (let side = place * 4; side < place * 4 + 4; side++) {
        const to = next[side]!;
        if (to === size || inside[to] || this.#reach.has(to)) continue;
        inside[to] = 1;
        if (!taken[to]) seen[to] = this.#look;
        queue.push(to);
      }
    }
  }

  #isLost(pusher: number): boolean {
    const board = this.#board;
    if (this.#fence.every((box) => this.#isGoal[box])) return false;
    board.put(this.#fence);
    board.setLast(board.room(pusher));
    this.#key.set(board.packed);
    this.#key[this.#key.length - 1] = this.#places.reduce((least, place) => Math.min(least, place));
    const number = this.#verdicts.enter(this.#key);
    let verdict = this.#verdicts.note(number, 0);
    if (verdict === UNKNOWN) {
      verdict = this.#search() ? ALIVE : DEAD;
      this.#verdicts.setNote(number, 0, verdict);
    }
    return verdict === DEAD;
  }

  /** Whether there is a way out, or so many positions that nobody knows. */
  #search(): boolean {
    const board = this.#board;
    this.searched++;
    const known = new Set<string>();
    const waiting = this.#waiting;
    waiting.length = 0;
    waiting.push(board.packed.slice());
    known.add(board.packed.join());
    for (let index = 0; index < waiting.length; index++) {
      const position = waiting[index]!;
      board.load(position, position.at(-1)!);
      for (const place of this.#places) if (board.reach.has(place)) return true;
      if (this.#pushAll(known)) return true;
      if (waiting.length > MOST) return true;
    }
    return false;
  }

  /** Whether one of the pushes leads out. */
  #pushAll(known: Set<string>): boolean {
    const board = this.#board;
    const { next } = this.#floor;
    for (let index = 0; index < board.boxes.length; index++) {
      const box = board.boxes[index]!;
      for (let direction = 0; direction < 4; direction++) {
        const to = next[box * 4 + direction]!;
        if (board.taken[to] || this.#lost[to] || !board.reach.has(next[box * 4 + opposite(direction)]!)) continue;
        board.move(index, to);
        const isOut = !this.#freeze.isDeadlock(board.boxes, to) && this.#visit(box, to, known);
        board.move(index, box);
        if (isOut) return true;
      }
    }
    return false;
  }

  /** Whether a box has come out, or all are home; else the position waits for its turn if it is new. */
  #visit(from: number, to: number, known: Set<string>): boolean {
    const board = this.#board;
    if (!this.#inside[to] || board.boxes.every((each) => this.#isGoal[each])) return true;
    board.setLast(board.room(from));
    const key = board.packed.join();
    if (!known.has(key)) this.#waiting.push(board.packed.slice());
    known.add(key);
    return false;
  }
}
