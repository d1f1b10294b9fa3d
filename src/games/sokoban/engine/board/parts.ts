import type { Floor } from './floor.ts';
import { Rounds } from './rounds.ts';

/**
 * What the floor falls into when one box more stands on it, for every place that this box may stand on: found by a single walk through
 * the floor without the box, depth first. Who comes back no higher than a place is cut off when that place is taken.
 */
export class Parts {
  readonly #next: Int32Array;
  readonly #size: number;
  #taken: Uint8Array = new Uint8Array(0);
  #root = 0;
  /** Which walk has come to a place; those of others are forgotten. */
  readonly #walks: Rounds;
  /** When a place was come to, the earliest that one comes back to from it or behind it, and the last that is behind it. */
  readonly #came: Int32Array;
  readonly #low: Int32Array;
  readonly #last: Int32Array;
  readonly #before: Int32Array;
  /** The least place of all that is behind a place, itself included. */
  readonly #least: Int32Array;
  readonly #side: Uint8Array;

  constructor({ next, size }: Floor) {
    this.#next = next;
    this.#size = size;
    this.#walks = new Rounds(size + 1);
    this.#came = new Int32Array(size + 1);
    this.#low = new Int32Array(size + 1);
    this.#last = new Int32Array(size + 1);
    this.#before = new Int32Array(size + 1);
    this.#least = new Int32Array(size + 1);
    this.#side = new Uint8Array(size + 1);
  }

  /** Walks from a place, where nothing stands, through all that is not taken. */
  walk(root: number, taken: Uint8Array): void {
    const [next, walks, came, low] = [this.#next, this.#walks.of, this.#came, this.#low];
    const [from, least, sides] = [this.#before, this.#least, this.#side];
    const walk = this.#walks.begin();
    this.#taken = taken;
    this.#root = root;
    walks[root] = walk;
    came[root] = low[root] = sides[root] = 0;
    from[root] = least[root] = root;
    let time = 1;
    for (let place = root; ; ) {
      const side = sides[place]!++;
      if (side < 4) {
        const to = next[place * 4 + side]!;
        if (taken[to]) continue;
        if (walks[to] !== walk) {
          walks[to] = walk;
          came[to] = low[to] = time++;
          sides[to] = 0;
          from[to] = place;
          least[to] = place = to;
        } else if (came[to]! < low[place]! && to !== from[place]) low[place] = came[to]!;
        continue;
      }
      this.#last[place] = time - 1;
      if (place === root) return;
      place = this.#goBack(place);
    }
  }

  #goBack(place: number): number {
    const [low, least, back] = [this.#low, this.#least, this.#before[place]!];
    if (low[place]! < low[back]!) low[back] = low[place]!;
    if (least[place]! < least[back]!) least[back] = least[place]!;
    return back;
  }

  has(place: number): boolean {
    return this.#walks.has(place);
  }

  /** How many parts there are of what was walked through, with a box on a place. */
  amount(box: number): number {
    let amount = box === this.#root ? 0 : 1;
    for (let side = box * 4; side < box * 4 + 4; side++) if (this.#isCutOff(this.#next[side]!, box)) amount++;
    return amount;
  }

  /** The part that a place is in while a box stands on another: a number that is the same for all of it. */
  partOf(place: number, box: number): number {
    const [came, last] = [this.#came, this.#last];
    const at = came[place]!;
    if (at <= came[box]! || at > last[box]!) return this.#size;
    for (let side = box * 4; side < box * 4 + 4; side++) {
      const child = this.#next[side]!;
      if (!this.#isBehind(child, box) || at < came[child]! || at > last[child]!) continue;
      return this.#low[child]! >= came[box]! ? child : this.#size;
    }
    throw new Error('a place is behind none of the places behind which it is');
  }

  /** The least place of a part, as a number tells it: the same however it is come to. */
  leastOf(part: number, box: number): number {
    if (part !== this.#size) return this.#least[part]!;
    for (let place = this.#least[this.#root]!; ; place++) {
      if (place !== box && this.has(place) && this.partOf(place, box) === part) return place;
    }
  }

  /** How many places a part has. */
  areaOf(part: number, box: number): number {
    const [came, last] = [this.#came, this.#last];
    if (part !== this.#size) return last[part]! - came[part]! + 1;
    let area = last[this.#root]!;
    for (let side = box * 4; side < box * 4 + 4; side++) {
      const child = this.#next[side]!;
      if (this.#isCutOff(child, box)) area -= last[child]! - came[child]! + 1;
    }
    return area;
  }

  /** The least place that was walked through. */
  get least(): number {
    return this.#least[this.#root]!;
  }

  #isBehind(child: number, place: number): boolean {
    return !this.#taken[child] && this.#before[child] === place && child !== this.#root;
  }

  #isCutOff(child: number, place: number): boolean {
    return this.#isBehind(child, place) && this.#low[child]! >= this.#came[place]!;
  }
}
