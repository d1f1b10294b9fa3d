import type { Floor } from '../board/floor.ts';

/** The places nearest to a place as one walks, through boxes too, where a box is not lost. */
export class Near {
  readonly #floor: Floor;
  readonly #dead: Uint8Array;
  readonly #most: number;
  readonly #lists: (Int32Array | undefined)[] = [];

  /** At most so many of them. */
  constructor(floor: Floor, dead: Uint8Array, most: number) {
    this.#floor = floor;
    this.#dead = dead;
    this.#most = most;
  }

  /** The nearest first, without the place itself. */
  to(place: number): Int32Array {
    this.#lists[place] ??= this.#find(place);
    return this.#lists[place];
  }

  #find(from: number): Int32Array {
    const { next, size } = this.#floor;
    const known = new Uint8Array(size + 1);
    known[from] = known[size] = 1;
    const queue = [from];
    const found: number[] = [];
    for (const place of queue) {
      if (found.length >= this.#most) break;
      if (place !== from && !this.#dead[place]) found.push(place);
      for (let side = place * 4; side < place * 4 + 4; side++) {
        const to = next[side]!;
        if (known[to]) continue;
        known[to] = 1;
        queue.push(to);
      }
    }
    return Int32Array.from(found);
  }
}
