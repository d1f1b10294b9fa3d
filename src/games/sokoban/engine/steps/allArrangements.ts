import { PositionTable } from '../../../../core/search/table.ts';
import { type Distances, pushesTo } from '../board/distances.ts';
import type { Floor } from '../board/floor.ts';
import { Matching } from '../board/matching.ts';
import { isUnassignable } from '../deadlocks/assignment.ts';
import { Freeze } from '../deadlocks/freeze.ts';
import { type Arrangements, flip, wordsFor } from './arrangements.ts';

const [BOUND, NOTES] = [0, 1];

/** What is noted of an arrangement in which a box is lost or stuck. */
const LOST = 2 ** 32 - 1;

/** All arrangements that are come to, but for those that cannot be solved wherever the pusher is. */
export class AllArrangements implements Arrangements {
  readonly floor: Floor;
  readonly words: number;
  readonly dead: Uint8Array;
  readonly #table: PositionTable;
  readonly #distances: Distances;
  readonly #matching: Matching;
  readonly #freeze: Freeze;
  readonly #boxes: Int32Array;

  constructor(floor: Floor, boxes: readonly number[]) {
    this.floor = floor;
    this.words = wordsFor(floor);
    this.#table = new PositionTable(this.words, NOTES);
    this.#distances = pushesTo(floor.goals, floor);
    this.dead = this.#distances.dead;
    this.#matching = new Matching(this.#distances);
    this.#freeze = new Freeze(floor, this.dead);
    this.#boxes = Int32Array.from(boxes);
    const packed = new Uint32Array(this.words);
    for (const box of boxes) flip(packed, box);
    this.#table.setNote(this.#table.enter(packed), BOUND, this.#boundOf(this.#boxes));
  }

  get size(): number {
    return this.#table.size;
  }

  get bytes(): number {
    return this.#table.bytes;
  }

  read(number: number, into: Uint32Array): void {
    this.#table.read(number, into);
  }

  bound(number: number): number {
    return this.#table.note(number, BOUND);
  }

  find(packed: Uint32Array, pushed: number): number {
    const known = this.#table.size;
    const number = this.#table.enter(packed);
    if (number === known) {
      this.#unpack(packed);
      const isLost = this.#freeze.isDeadlock(this.#boxes, pushed);
      this.#table.setNote(number, BOUND, isLost ? LOST : this.#boundOf(this.#boxes));
    }
    return this.#table.note(number, BOUND) === LOST ? -1 : number;
  }

  #boundOf(boxes: Int32Array): number {
    const pushes = this.#matching.solve(boxes);
    return isUnassignable(pushes) ? LOST : pushes;
  }

  #unpack(packed: Uint32Array): void {
    let box = 0;
    for (let word = 0; word < packed.length; word++) {
      for (let bits = packed[word]!; bits !== 0; bits &= bits - 1) {
        this.#boxes[box++] = word * 32 + 31 - Math.clz32(bits & -bits);
      }
    }
  }
}
