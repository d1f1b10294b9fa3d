import type { Board } from '../board/board.ts';
import type { Floor } from '../board/floor.ts';
import type { Reach } from '../board/reach.ts';
import { Rounds } from '../board/rounds.ts';

/**
 * A corral is a group of boxes with the floor behind them where the pusher cannot go. Suppose that he can push them
 * nowhere but further in until one of them has moved, and that one of them has to move. Then a solution may as well
 * begin with its first push in there. It can be made now: all that is beside the group is floor where he can walk, and
 * nothing comes into it from outside. What the solution pushes before is elsewhere, loses no floor by it, and can wait.
 * So no other box need be looked at.
 */
export class Corrals {
  readonly #floor: Floor;
  readonly #dead: Uint8Array;
  readonly #isGoal: Uint8Array;
  readonly #queue: Int32Array;
  /** The group that each place is in: a round of its own. */
  readonly #groups: Rounds;
  #chosen = 0;

  /** `dead` are places that nobody pushes a box to. */
  constructor(floor: Floor, dead: Uint8Array) {
    this.#floor = floor;
    this.#dead = dead;
    this.#isGoal = new Uint8Array(floor.size);
    for (const goal of floor.goals) this.#isGoal[goal] = 1;
    this.#queue = new Int32Array(floor.size);
    this.#groups = new Rounds(floor.size + 1);
  }

  /** Looks for the corral of the fewest boxes in the position that was loaded. */
  choose({ boxes, taken, reach }: Board): void {
    const before = this.#groups.begin(boxes.length);
    let fewest = Number.POSITIVE_INFINITY;
    this.#chosen = 0;
    for (const box of boxes) {
      if (this.#groups.of[box]! > before) continue;
      const length = this.#gather(box, reach);
      const amount = this.#boxesIfCorral(length, taken, reach);
      if (amount >= fewest) continue;
      fewest = amount;
      this.#chosen = this.#groups.now;
    }
  }

  /** Whether a box can wait: there is a corral, and it is not part of it. */
  canWait(box: number): boolean {
    return this.#chosen > 0 && this.#groups.of[box] !== this.#chosen;
  }

  /** Queues the group of a box, all that hangs together without the pusher's room; how many places that are. */
  #gather(box: number, reach: Reach): number {
    const [{ next, size }, groups, queue] = [this.#floor, this.#groups.of, this.#queue];
    const group = this.#groups.begin();
    let length = 1;
    queue[0] = box;
    groups[box] = group;
    for (let index = 0; index < length; index++) {
      const place = queue[index]!;
      for (let side = place * 4; side < place * 4 + 4; side++) {
        const to = next[side]!;
        if (to === size || groups[to] === group || reach.has(to)) continue;
        groups[to] = group;
        queue[length++] = to;
      }
    }
    return length;
  }

  /** How many boxes the group has that was queued; more than there are if it is no corral of the kind wanted. */
  #boxesIfCorral(length: number, taken: Uint8Array, reach: Reach): number {
    let [boxes, isHome] = [0, true];
    for (let index = 0; index < length; index++) {
      const place = this.#queue[index]!;
      if (!taken[place]) continue;
      if (this.#isLoose(place, reach)) return Number.POSITIVE_INFINITY;
      boxes++;
      if (!this.#isGoal[place]) isHome = false;
    }
    return isHome ? Number.POSITIVE_INFINITY : boxes;
  }

  /** Whether a box can be pushed along the edge of the pusher's room, or into it. */
  #isLoose(box: number, reach: Reach): boolean {
    const [next, dead] = [this.#floor.next, this.#dead];
    for (let axis = 0; axis < 2; axis++) {
      const [one, other] = [next[box * 4 + axis]!, next[box * 4 + axis + 2]!];
      if (reach.has(one) && reach.has(other) && !(dead[one] && dead[other])) return true;
    }
    return false;
  }
}
