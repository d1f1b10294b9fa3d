import { type Floor, opposite } from './floor.ts';
import { Parts } from './parts.ts';
import type { Push } from './push.ts';
import type { Reach } from './reach.ts';
import { Rounds } from './rounds.ts';

/** Whether boxes are pushed to the goals, or pulled away from them as if time ran backwards. */
export type Way = 'push' | 'pull';

/**
 * Where one box can be brought while all others stand still: a journey is any number of pushes of it, with walks between. Two that end
 * at the same place with the pusher in the same part are one.
 */
export class Journeys {
  readonly #floor: Floor;
  readonly #lost: Uint8Array;
  readonly #isPulled: boolean;
  readonly #parts: Parts;
  /** A box on a place, seen from one of its sides, is a stand. Which search has come to it, and from which one. */
  readonly #searches: Rounds;
  readonly #before: Int32Array;
  readonly #queue: Int32Array;
  #length = 0;
  #beginnings = 0;

  /** `lost` are places that no box is brought to. */
  constructor(floor: Floor, lost: Uint8Array, way: Way) {
    this.#floor = floor;
    this.#lost = lost;
    this.#isPulled = way === 'pull';
    this.#parts = new Parts(floor);
    this.#searches = new Rounds(floor.size * 4);
    this.#before = new Int32Array(floor.size * 4);
    this.#queue = new Int32Array(floor.size * 4);
  }

  /** Whether the pusher has a way to move a box, from where he can walk: else it has no journeys. */
  canMove(box: number, reach: Reach, taken: Uint8Array): boolean {
    const { next } = this.#floor;
    for (let side = 0; side < 4; side++) {
      const pusher = next[box * 4 + side]!;
      if (!reach.has(pusher)) continue;
      const to = this.#isPulled ? pusher : next[box * 4 + opposite(side)]!;
      const room = this.#isPulled ? next[pusher * 4 + side]! : to;
      if (!taken[room] && !this.#lost[to]) return true;
    }
    return false;
  }

  /** Finds all journeys of a box, and tells how many; they count from 0, the shortest first. */
  find(box: number, pusher: number, taken: Uint8Array): number {
    taken[box] = 0;
    this.#parts.walk(box, taken);
    this.#searches.begin();
    this.#length = 0;
    if (this.#parts.has(pusher)) this.#begin(box, this.#parts.partOf(pusher, box), taken);
    this.#beginnings = this.#length;
    for (let index = 0; index < this.#length; index++) this.#goOn(this.#queue[index]!, taken);
    taken[box] = 1;
    return this.#length - this.#beginnings;
  }

  /** Where a journey ends. */
  end(journey: number): number {
    return this.#queue[journey + this.#beginnings]! >> 2;
  }

  /** The least place of the part that the pusher is in then. */
  room(journey: number): number {
    const stand = this.#queue[journey + this.#beginnings]!;
    const box = stand >> 2;
    return this.#parts.leastOf(this.#parts.partOf(this.#floor.next[stand]!, box), box);
  }

  /** How many places that part has. */
  area(journey: number): number {
    const stand = this.#queue[journey + this.#beginnings]!;
    const box = stand >> 2;
    return this.#parts.areaOf(this.#parts.partOf(this.#floor.next[stand]!, box), box);
  }

  /** How many parts the floor around the box falls into, now with the box on some place. */
  amount(place: number): number {
    return this.#parts.amount(place);
  }

  /** The pushes of a journey, or its pulls, each told by where the box is before it. */
  pushesOf(journey: number): readonly Push[] {
    const pushes: Push[] = [];
    let at = this.#queue[journey + this.#beginnings]!;
    for (let before = this.#before[at]!; before !== at; before = this.#before[at]!) {
      const [from, to] = [before >> 2, at >> 2];
      pushes.push({ place: from, direction: [0, 1, 2, 3].find((side) => this.#floor.next[from * 4 + side] === to)! });
      at = before;
    }
    return pushes.reverse();
  }

  #begin(box: number, part: number, taken: Uint8Array): void {
    const { next } = this.#floor;
    for (let side = 0; side < 4; side++) {
      const beside = next[box * 4 + side]!;
      if (taken[beside] || this.#parts.partOf(beside, box) !== part) continue;
      const stand = box * 4 + side;
      this.#searches.of[stand] = this.#searches.now;
      this.#before[stand] = stand;
      this.#queue[this.#length++] = stand;
      return;
    }
  }

  /** Every push from a stand: to whichever side of the box the pusher can walk from there. */
  #goOn(stand: number, taken: Uint8Array): void {
    const { next } = this.#floor;
    const box = stand >> 2;
    const part = this.#parts.partOf(next[stand]!, box);
    for (let side = 0; side < 4; side++) {
      const pusher = next[box * 4 + side]!;
      if (taken[pusher] || this.#parts.partOf(pusher, box) !== part) continue;
      if (this.#isPulled) this.#visit(stand, pusher, next[pusher * 4 + side]!, taken);
      else this.#visit(stand, next[box * 4 + opposite(side)]!, box, taken);
    }
  }

  /** The box comes to a place, and the pusher is beside it then. */
  #visit(from: number, box: number, pusher: number, taken: Uint8Array): void {
    if (taken[box] || taken[pusher] || this.#lost[box]) return;
    const { next } = this.#floor;
    const part = this.#parts.partOf(pusher, box);
    for (let side = 0; side < 4; side++) {
      const beside = next[box * 4 + side]!;
      if (taken[beside] || this.#parts.partOf(beside, box) !== part) continue;
      const stand = box * 4 + side;
      if (this.#searches.has(stand)) return;
      this.#searches.of[stand] = this.#searches.now;
      this.#before[stand] = from;
      this.#queue[this.#length++] = stand;
      return;
    }
  }
}
