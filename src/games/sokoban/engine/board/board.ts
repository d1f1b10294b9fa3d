import type { Floor } from './floor.ts';
import { Reach } from './reach.ts';

/**
 * A position that can be changed: boxes, and the room that the pusher is in.
 *
 * Packed, it has a bit for each place where a box is not lost, and a last word for the least place of that room. What
 * else may be in that word is nobody's business here.
 */
export class Board {
  readonly floor: Floor;
  /** 1 for each place with a box, and for the one that stands for walls. */
  readonly taken: Uint8Array;
  readonly packed: Uint32Array;
  /** Where the pusher of the position that was loaded can walk. */
  readonly reach: Reach;
  readonly #room: Reach;
  /** The boxes, and for each number of them a view of that many. */
  readonly #boxes: Int32Array;
  readonly #views: readonly Int32Array[];
  #amount: number;
  /** The bit of each place in a packed position, and the place of each bit. */
  readonly #bits: Int32Array;
  readonly #places: readonly number[];

  /** None of the boxes stands on a dead place. The pusher is not anywhere yet. */
  constructor(floor: Floor, boxes: readonly number[], dead: Uint8Array) {
    const { cells, size } = floor;
    this.floor = floor;
    const all = Int32Array.from(boxes);
    this.#boxes = all;
    this.#views = Array.from({ length: all.length + 1 }, (_, amount) => all.subarray(0, amount));
    this.#amount = all.length;
    this.taken = new Uint8Array(size + 1);
    this.taken[size] = 1;
    this.reach = new Reach(floor);
    this.#room = new Reach(floor);
    this.#places = [...cells.keys()].filter((place) => !dead[place]);
    this.#bits = new Int32Array(size).fill(-1);
    for (const [bit, place] of this.#places.entries()) this.#bits[place] = bit;
    this.packed = new Uint32Array(Math.ceil(this.#places.length / 32) + 1);
    for (const box of boxes) this.#flip(box);
  }

  /** The places of the boxes that are still there. */
  get boxes(): Int32Array {
    return this.#views[this.#amount]!;
  }

  /** The least place of the room around a place. */
  room(place: number): number {
    return this.#room.fill(place, this.taken);
  }

  /** All rooms, each by its least place. */
  rooms(): readonly number[] {
    return this.#room.rooms(this.taken);
  }

  /** Whether a place is in the room that was asked for last. */
  isInRoom(place: number): boolean {
    return this.#room.has(place);
  }

  /** Writes the last word of `packed`; the others are always up to date. */
  setLast(word: number): void {
    this.packed[this.packed.length - 1] = word;
  }

  /** Takes up a packed position with the pusher in a room. */
  load(packed: Uint32Array, room: number): void {
    this.set(packed);
    this.reach.fill(room, this.taken);
  }

  /** Takes up a packed position; where the pusher can walk is as before. */
  set(packed: Uint32Array): void {
    for (const box of this.boxes) this.taken[box] = 0;
    this.packed.set(packed);
    let index = 0;
    for (let word = 0; word < packed.length - 1; word++) {
      for (let bits = packed[word]!; bits !== 0; bits &= bits - 1) {
        const place = this.#places[word * 32 + 31 - Math.clz32(bits & -bits)]!;
        this.#boxes[index++] = place;
        this.taken[place] = 1;
      }
    }
    this.#amount = index;
  }

  /** Takes up a position with these boxes only; the pusher is not anywhere yet. */
  put(boxes: readonly number[]): void {
    for (const box of this.boxes) this.taken[box] = 0;
    this.packed.fill(0);
    this.#amount = boxes.length;
    for (const [index, box] of boxes.entries()) {
      this.#boxes[index] = box;
      this.#flip(box);
    }
  }

  move(index: number, to: number): void {
    this.#flip(this.#boxes[index]!);
    this.#boxes[index] = to;
    this.#flip(to);
  }

  /** Takes a box off the board; the last one gets its number. */
  remove(index: number): void {
    this.#flip(this.#boxes[index]!);
    this.#boxes[index] = this.#boxes[--this.#amount]!;
  }

  /** Takes back the last `remove`. */
  restore(index: number, place: number): void {
    this.#boxes[this.#amount++] = this.#boxes[index]!;
    this.#boxes[index] = place;
    this.#flip(place);
  }

  #flip(place: number): void {
    const bit = this.#bits[place]!;
    this.taken[place]! ^= 1;
    this.packed[bit >>> 5]! ^= 1 << (bit & 31);
  }
}
