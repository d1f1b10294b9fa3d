import { DEAD, type Space, type Visit } from '../../../core/search/bestFirst.ts';
import { outcome, type State } from '../rules.ts';
import { FAR, type Floor, opposite } from './floor.ts';
import { Freeze } from './freeze.ts';
import { Matching } from './matching.ts';
import { Reach } from './reach.ts';

/** A push as a number: the place of the box, and the direction. */
export const pushNumber = (place: number, direction: number): number => place * 4 + direction;
export const placeOfPush = (push: number): number => push >>> 2;
export const directionOfPush = (push: number): number => push & 3;

/** Set in the last word of a start that has all boxes home before anything was pushed: it is not solved. */
const UNPUSHED = 2 ** 31;

/**
 * The positions of a level, a push apart. A packed position has a bit for each place where a box is not lost, and a
 * word for the least place of the room that the pusher is in.
 */
export class PushSpace implements Space {
  readonly start: Uint32Array;
  readonly bytes = 0;
  readonly #floor: Floor;
  /** The bit of each place in a packed position, and the place of each bit. */
  readonly #bits: Int32Array;
  readonly #live: readonly number[];
  readonly #matching: Matching;
  readonly #freeze: Freeze;
  readonly #reach: Reach;
  readonly #room: Reach;
  readonly #boxes: Int32Array;
  readonly #taken: Uint8Array;
  readonly #child: Uint32Array;
  /** The box of the position just visited, and where it was pushed to. */
  #pushed = { index: -1, to: -1 };

  /** None of the boxes inside stands on a dead place. */
  constructor(floor: Floor, state: State) {
    const { cells, size, dead } = floor;
    this.#floor = floor;
    this.#live = [...cells.keys()].filter((place) => !dead[place]);
    this.#bits = new Int32Array(size).fill(-1);
    for (const [bit, place] of this.#live.entries()) this.#bits[place] = bit;
    this.#matching = new Matching(floor);
    this.#freeze = new Freeze(floor);
    this.#reach = new Reach(floor);
    this.#room = new Reach(floor);
    this.#taken = new Uint8Array(size + 1);
    this.#taken[size] = 1;
    this.#child = new Uint32Array(Math.ceil(this.#live.length / 32) + 1);
    const boxes = state.boxes.filter((cell) => state.warehouse.inside[cell]).map((cell) => cells.indexOf(cell));
    this.#boxes = Int32Array.from(boxes);
    this.start = this.#startOf(state);
  }

  #startOf(state: State): Uint32Array {
    for (const box of this.#boxes) {
      this.#taken[box] = 1;
      this.#flip(box);
    }
    const room = this.#room.fill(this.#floor.cells.indexOf(state.pusher), this.#taken);
    const isUnpushed = !state.pushed && outcome({ ...state, pushed: true });
    this.#child[this.#child.length - 1] = room + (isUnpushed ? UNPUSHED : 0);
    return this.#child.slice();
  }

  bound(position: Uint32Array): number {
    if (position.at(-1)! >= UNPUSHED) return 1;
    const { index, to } = this.#pushed;
    const pushes = index < 0 ? this.#matching.solve(this.#boxes) : this.#matching.moved(index, to);
    return pushes < FAR ? pushes : DEAD;
  }

  expand(position: Uint32Array, visit: Visit): void {
    this.#unpack(position);
    this.#matching.solve(this.#boxes);
    for (let index = 0; index < this.#boxes.length; index++) {
      for (let direction = 0; direction < 4; direction++) {
        if (this.#canPush(index, direction)) this.#push(index, direction, visit);
      }
    }
  }

  #canPush(index: number, direction: number): boolean {
    const { next, dead } = this.#floor;
    const box = this.#boxes[index]!;
    const to = next[box * 4 + direction]!;
    return !this.#taken[to] && !dead[to] && this.#reach.has(next[box * 4 + opposite(direction)]!);
  }

  /** Pushes, visits the position after it unless it is a deadlock, and takes the push back. */
  #push(index: number, direction: number, visit: Visit): void {
    const [boxes, taken] = [this.#boxes, this.#taken];
    const from = boxes[index]!;
    const to = this.#floor.next[from * 4 + direction]!;
    this.#place(index, to);
    if (!this.#freeze.isDeadlock(boxes, to)) {
      this.#pushed.index = index;
      this.#pushed.to = to;
      this.#child[this.#child.length - 1] = this.#room.fill(from, taken);
      visit(this.#child, pushNumber(from, direction), 1);
    }
    this.#place(index, from);
  }

  #place(index: number, to: number): void {
    const from = this.#boxes[index]!;
    this.#taken[from] = 0;
    this.#flip(from);
    this.#boxes[index] = to;
    this.#taken[to] = 1;
    this.#flip(to);
  }

  #flip(place: number): void {
    const bit = this.#bits[place]!;
    this.#child[bit >>> 5]! ^= 1 << (bit & 31);
  }

  #unpack(position: Uint32Array): void {
    for (const box of this.#boxes) this.#taken[box] = 0;
    this.#child.set(position);
    let index = 0;
    for (let word = 0; word < position.length - 1; word++) {
      for (let bits = position[word]!; bits !== 0; bits &= bits - 1) {
        const place = this.#live[word * 32 + 31 - Math.clz32(bits & -bits)]!;
        this.#boxes[index++] = place;
        this.#taken[place] = 1;
      }
    }
    this.#reach.fill(position.at(-1)! % UNPUSHED, this.#taken);
  }
}
