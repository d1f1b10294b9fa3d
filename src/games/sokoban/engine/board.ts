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
  readonly boxes: Int32Array;
  /** 1 for each place with a box, and for the one that stands for walls. */
  readonly taken: Uint8Array;
  readonly packed: Uint32Array;
  /** Where the pusher of the position that was loaded can walk. */
  readonly reach: Reach;
  readonly #room: Reach;
  /** The bit of each place in a packed position, and the place of each bit. */
  readonly #bits: Int32Array;
  readonly #places: readonly number[];

  /** None of the boxes stands on a dead place. The pusher is not anywhere yet. */
  constructor(floor: Floor, boxes: readonly number[], dead: Uint8Array) {
    const { cells, size } = floor;
    this.floor = floor;
    this.boxes = Int32Array.from(boxes);
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

  /** The least place of the room around a place. */
  room(place: number): number {
    return this.#room.fill(place, this.taken);
  }

  /** Writes the last word of `packed`; the others are always up to date. */
  setLast(word: number): void {
    this.packed[this.packed.length - 1] = word;
  }

  /** Takes up a packed position with the pusher in a room. */
  load(packed: Uint32Array, room: number): void {
    for (const box of this.boxes) this.taken[box] = 0;
    this.packed.set(packed);
    let index = 0;
    for (let word = 0; word < packed.length - 1; word++) {
      for (let bits = packed[word]!; bits !== 0; bits &= bits - 1) {
        const place = this.#places[word * 32 + 31 - Math.clz32(bits & -bits)]!;
        this.boxes[index++] = place;
        this.taken[place] = 1;
      }
    }
    this.reach.fill(room, this.taken);
  }

  move(index: number, to: number): void {
    this.#flip(this.boxes[index]!);
    this.boxes[index] = to;
    this.#flip(to);
  }

  #flip(place: number): void {
    const bit = this.#bits[place]!;
    this.taken[place]! ^= 1;
    this.packed[bit >>> 5]! ^= 1 << (bit & 31);
  }
}
