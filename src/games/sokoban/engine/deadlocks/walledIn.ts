import { PositionTable } from '../../../../core/search/table.ts';
import type { Board } from '../board/board.ts';
import type { Floor } from '../board/floor.ts';
import { LoneBox } from '../board/loneBox.ts';
import type { Freeze } from './freeze.ts';

/** So many sets of stuck boxes are remembered. */
const MOST = 2 ** 13;

/** Places times goals at the most: where there are more, to look at them once takes as long as thousands of positions. */
const MOST_WAYS = 2 ** 16;

/**
 * Boxes that are stuck for ever are as good as walls. A solution leaves the others that nobody can come to where they are, and brings each of the rest to
 * a goal of its own, by pushes that could be made as well if it were alone among these walls. If that cannot be, there is no solution.
 */
export class WalledIn {
  readonly #isTooLarge: boolean;
  readonly #freeze: Freeze;
  readonly #sets: PositionTable;
  readonly #key: Uint32Array;
  readonly #lone: LoneBox;
  /** For each set that was met: the goals that can be reached from each stand. */
  readonly #goals: Uint32Array[] = [];
  readonly #stuck: Uint8Array;
  /** Those who were stuck when the floor was looked at last. */
  readonly #looked: Uint8Array;
  readonly #isGoal: Uint8Array;
  readonly #boxOf: Int32Array;
  readonly #tried: Uint8Array;
  readonly #stands: Int32Array;
  #bits: Uint32Array = new Uint32Array(0);

  constructor(floor: Floor, freeze: Freeze) {
    const { size, goals } = floor;
    this.#isTooLarge = size * goals.length > MOST_WAYS;
    this.#freeze = freeze;
    this.#lone = new LoneBox(floor);
    this.#key = new Uint32Array(Math.ceil(size / 32) + 1);
    this.#sets = new PositionTable(this.#key.length, 0);
    this.#stuck = new Uint8Array(size + 1);
    this.#looked = new Uint8Array(size + 1);
    this.#isGoal = new Uint8Array(size);
    for (const goal of goals) this.#isGoal[goal] = 1;
    this.#boxOf = new Int32Array(goals.length);
    this.#tried = new Uint8Array(goals.length);
    this.#stands = new Int32Array(goals.length);
  }

  get bytes(): number {
    return this.#goals.length * (this.#goals[0]?.byteLength ?? 0);
  }

  isDeadlock({ boxes }: Board, pusher: number): boolean {
    if (this.#isTooLarge) return false;
    const stuck = this.#stuck;
    this.#freeze.mark(boxes, stuck);
    stuck[stuck.length - 1] = 1;
    this.#look(pusher);
    const goals = this.#goalsFor(boxes);
    if (!goals) return false;
    this.#bits = goals;
    this.#boxOf.fill(-1);
    for (let index = 0; index < boxes.length; index++) {
      if (!stuck[boxes[index]!] && !this.#isHopeful(index, boxes[index]!, pusher)) return true;
    }
    return false;
  }

  /** Looks at the floor among those who are stuck, unless it was looked at last. */
  #look(pusher: number): void {
    const [stuck, looked] = [this.#stuck, this.#looked];
    let isSame = this.#lone.has(pusher);
    for (let place = 0; isSame && place < stuck.length; place++) isSame = stuck[place] === looked[place];
    if (isSame) return;
    looked.set(stuck);
    this.#lone.look(pusher, stuck);
  }

  /** The goals of each stand with these boxes stuck; undefined if there is no room for them. */
  #goalsFor(boxes: Int32Array): Uint32Array | undefined {
    const [stuck, key] = [this.#stuck, this.#key];
    key.fill(0);
    for (const box of boxes) if (stuck[box]) key[box >> 5]! |= 1 << (box & 31);
    key[key.length - 1] = this.#lone.least;
    const known = this.#sets.find(key);
    if (known >= 0) return this.#goals[known];
    if (this.#sets.size >= MOST) return undefined;
    this.#sets.enter(key);
    this.#goals.push(this.#lone.goals(stuck));
    return this.#goals.at(-1);
  }

  /** Whether there is a goal for a box besides those before it. */
  #isHopeful(index: number, box: number, pusher: number): boolean {
    // If nobody will ever come to it, it has to be where it should be.
    if (!this.#lone.has(box)) return this.#isGoal[box] === 1;
    // Whoever can come to where it stands can come beside it.
    this.#stands[index] = this.#lone.stand(box, pusher, this.#stuck);
    this.#tried.fill(0);
    return this.#give(index);
  }

  /** Whether a box gets a goal, others handing theirs on if they must. */
  #give(index: number): boolean {
    const at = this.#stands[index]! * this.#lone.words;
    for (let goal = 0; goal < this.#boxOf.length; goal++) {
      if (this.#tried[goal] || !((this.#bits[at + (goal >> 5)]! >>> (goal & 31)) & 1)) continue;
      this.#tried[goal] = 1;
      const before = this.#boxOf[goal]!;
      if (before >= 0 && !this.#give(before)) continue;
      this.#boxOf[goal] = index;
      return true;
    }
    return false;
  }
}
