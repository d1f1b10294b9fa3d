import type { Floor } from './floor.ts';
import { Rounds } from './rounds.ts';

/** Where the pusher can walk. It is used over and over: a new fill forgets the last one at no cost. */
export class Reach {
  readonly #next: Int32Array;
  readonly #queue: Int32Array;
  readonly #fills: Rounds;

  constructor({ next, size }: Floor) {
    this.#next = next;
    this.#queue = new Int32Array(size);
    this.#fills = new Rounds(size + 1);
  }

  /** Fills from a place around whatever is taken, and returns the least place reached: the same for a whole room. */
  fill(from: number, taken: Uint8Array): number {
    this.#fills.begin();
    return this.extend(from, taken);
  }

  /** Goes on with the last fill from one more place, and returns the least place that was not filled before. */
  extend(from: number, taken: Uint8Array): number {
    const [next, queue, { of: filled, now: fill }] = [this.#next, this.#queue, this.#fills];
    let [least, length] = [from, 1];
    queue[0] = from;
    filled[from] = fill;
    for (let index = 0; index < length; index++) {
      const place = queue[index]!;
      if (place < least) least = place;
      for (let side = place * 4; side < place * 4 + 4; side++) {
        const to = next[side]!;
        if (taken[to] || filled[to] === fill) continue;
        filled[to] = fill;
        queue[length++] = to;
      }
    }
    return least;
  }

  /** The same as another; what is filled next belongs to it too. */
  copy(other: Reach): void {
    this.#fills.copy(other.#fills);
  }

  /** The rooms that the floor is in, each by its least place. */
  rooms(taken: Uint8Array): readonly number[] {
    const rooms: number[] = [];
    this.#fills.begin();
    for (let place = 0; place < taken.length - 1; place++) {
      if (!taken[place] && !this.has(place)) rooms.push(this.extend(place, taken));
    }
    return rooms;
  }

  has(place: number): boolean {
    return this.#fills.has(place);
  }
}
