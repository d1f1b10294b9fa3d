import type { Floor } from './floor.ts';
import { Parts } from './parts.ts';

/**
 * Which goals one box alone on the floor can be pushed to, seen from each of its sides. A box on a place, with the pusher on one of its sides, is a stand; sides
 * that the pusher can walk between are one, the first of them.
 */
export class LoneBox {
  readonly #floor: Floor;
  readonly #parts: Parts;
  readonly words: number;

  constructor(floor: Floor) {
    this.#floor = floor;
    this.#parts = new Parts(floor);
    this.words = Math.ceil(floor.goals.length / 32);
  }

  /** Looks at the floor with walls where something is taken, as far as one comes from a place. */
  look(from: number, taken: Uint8Array): void {
    this.#parts.walk(from, taken);
  }

  /** The least place of all that he comes to: the same from wherever he begins. */
  get least(): number {
    return this.#parts.least;
  }

  /** Whether he comes to a place. */
  has(place: number): boolean {
    return this.#parts.has(place);
  }

  /** The stand of a box with the pusher on a place; -1 if he cannot come to it. */
  stand(box: number, pusher: number, taken: Uint8Array): number {
    const part = this.#parts.partOf(pusher, box);
    for (let side = box * 4; side < box * 4 + 4; side++) {
      const beside = this.#floor.next[side]!;
      if (!taken[beside] && this.#parts.partOf(beside, box) === part) return side;
    }
    return -1;
  }

  /** For each stand, the goals that can be reached from it as bits, so many words a stand; goals that are taken do not count. */
  goals(taken: Uint8Array): Uint32Array {
    const { size, goals } = this.#floor;
    const bits = new Uint32Array(size * 4 * this.words);
    for (const [index, goal] of goals.entries()) {
      const [word, bit] = [index >> 5, 1 << (index & 31)];
      for (const stand of this.standsTo(goal, taken)) bits[stand * this.words + word]! |= bit;
    }
    return bits;
  }

  /** All stands from which a place is reached that he comes to, going back from it. */
  standsTo(goal: number, taken: Uint8Array): Iterable<number> {
    const { next } = this.#floor;
    const stands = new Set<number>();
    if (taken[goal] || !this.#parts.has(goal)) return stands;
    const note = (box: number, pusher: number): void => {
      const stand = this.stand(box, pusher, taken);
      if (stand >= 0) stands.add(stand);
    };
    for (let side = goal * 4; side < goal * 4 + 4; side++) if (!taken[next[side]!]) note(goal, next[side]!);
    for (const stand of stands) {
      const box = stand >> 2;
      const part = this.#parts.partOf(next[stand]!, box);
      for (let side = 0; side < 4; side++) {
        const from = next[box * 4 + side]!;
        if (taken[from] || this.#parts.partOf(from, box) !== part) continue;
        const pusher = next[from * 4 + side]!;
        if (!taken[pusher]) note(from, pusher);
      }
    }
    return stands;
  }
}
