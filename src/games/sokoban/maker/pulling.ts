import type { Floor } from '../engine/board/floor.ts';
import { bitHigh, bitLow, boxesOn, isOn, WORD } from './boxBits.ts';

/** A position: boxes as bits of two words, and the first place that the pusher can walk to. */
export interface Position {
  readonly low: number;
  readonly high: number;
  readonly least: number;
}

const NONE = -1;

const hashOf = (low: number, high: number, least: number): number => {
  const once = Math.imul(low ^ Math.imul(high, 0x2c1b3c6d) ^ (least << 22), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return twice ^ (twice >>> 15);
};

/**
 * All positions of a room that the solved one can be pulled back to, layer by layer: a position of layer `n` is solved in `n` pushes
 * and no fewer. It stops before a layer that there is no room for, so that what it says is always exact. The same tables
 * serve one room after another.
 */
export class Pulling {
  readonly capacity: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #least: Uint8Array;
  /** The position that each was pulled from. */
  readonly #from: Int32Array;
  readonly #slots: Int32Array;
  readonly #mask: number;
  /** The number of the first position of each layer, and one past the last. */
  #layers: number[] = [0];
  #size = 0;
  #floor!: Floor;
  /** For each place, the places beside it. */
  readonly #besideLow = new Int32Array(64);
  readonly #besideHigh = new Int32Array(64);
  #wholeLow = 0;
  #wholeHigh = 0;
  /** Where the pusher can walk, as `walk` left it. */
  reachLow = 0;
  reachHigh = 0;

  /** There is room for so many positions. */
  constructor(capacity: number) {
    this.capacity = capacity;
    this.#low = new Int32Array(capacity);
    this.#high = new Int32Array(capacity);
    this.#least = new Uint8Array(capacity);
    this.#from = new Int32Array(capacity);
    const slots = 2 ** (32 - Math.clz32(2 * capacity - 1));
    this.#slots = new Int32Array(slots).fill(NONE);
    this.#mask = slots - 1;
  }

  get floor(): Floor {
    return this.#floor;
  }

  /** How many pushes the farthest position is away. */
  get depth(): number {
    return this.#layers.length - 2;
  }

  /** The number of the first position of a layer; of the one after the last, how many there are. */
  layer(index: number): number {
    return this.#layers[index]!;
  }

  position(number: number): Position {
    return { low: this.#low[number]!, high: this.#high[number]!, least: this.#least[number]! };
  }

  /** The position that a push leads to from one, on a shortest way. */
  before(number: number): number {
    return this.#from[number]!;
  }

  /** How many pushes solve a position; -1 if none are known to. */
  pushesFrom({ low, high, least }: Position): number {
    const number = this.#slots[this.#slotOf(low, high, least)]!;
    return number === NONE ? NONE : this.layerOf(number);
  }

  /** The layer of a position by its number. */
  layerOf(number: number): number {
    let [first, last] = [0, this.depth];
    while (first < last) {
      const middle = (first + last + 1) >> 1;
      if (this.#layers[middle]! <= number) first = middle;
      else last = middle - 1;
    }
    return first;
  }

  /** Where the pusher can walk from a place, with boxes standing; returns the first of these places. */
  walk(from: number, low: number, high: number): number {
    const [freeLow, freeHigh] = [this.#wholeLow & ~low, this.#wholeHigh & ~high];
    let newLow = bitLow(from);
    let newHigh = bitHigh(from);
    let [seenLow, seenHigh] = [newLow, newHigh];
    while ((newLow | newHigh) !== 0) {
      let [nextLow, nextHigh] = [0, 0];
      for (; newLow !== 0; newLow &= newLow - 1) {
        const place = 31 - Math.clz32(newLow & -newLow);
        nextLow |= this.#besideLow[place]!;
        nextHigh |= this.#besideHigh[place]!;
      }
      for (; newHigh !== 0; newHigh &= newHigh - 1) {
        const place = WORD + 31 - Math.clz32(newHigh & -newHigh);
        nextLow |= this.#besideLow[place]!;
        nextHigh |= this.#besideHigh[place]!;
      }
      newLow = nextLow & freeLow & ~seenLow;
      newHigh = nextHigh & freeHigh & ~seenHigh;
      seenLow |= newLow;
      seenHigh |= newHigh;
    }
    this.reachLow = seenLow;
    this.reachHigh = seenHigh;
    return seenLow !== 0 ? 31 - Math.clz32(seenLow & -seenLow) : WORD + 31 - Math.clz32(seenHigh & -seenHigh);
  }

  /** Finds all positions of a floor with its goals, as far as there is room for them. */
  explore(floor: Floor): void {
    this.#clear();
    this.#look(floor);
    const { low, high } = boxesOn(floor.goals);
    for (let place = 0; place < floor.size; place++) {
      if (!isOn(place, low, high)) this.#enter(low, high, this.walk(place, low, high), NONE);
    }
    this.#layers = [0];
    for (let first = 0; this.#size > first; ) {
      this.#layers.push(this.#size);
      const last = this.#size;
      // A layer that is not whole would not be exact: it is forgotten, and its positions stay in no layer.
      while (first < last && this.#pull(first)) first++;
      if (first < last) {
        this.#forget(last);
        return;
      }
    }
  }

  #clear(): void {
    if (this.#size * 8 < this.#slots.length) this.#forget(0);
    else this.#slots.fill(NONE);
    this.#size = 0;
  }

  #look(floor: Floor): void {
    const { next, size } = floor;
    this.#floor = floor;
    const whole = boxesOn(Array.from({ length: size }, (_, place) => place));
    this.#wholeLow = whole.low;
    this.#wholeHigh = whole.high;
    for (let place = 0; place < size; place++) {
      const { low, high } = boxesOn([0, 1, 2, 3].map((side) => next[place * 4 + side]!).filter((to) => to !== size));
      this.#besideLow[place] = low;
      this.#besideHigh[place] = high;
    }
  }

  /** Enters all positions that one can be pulled back to. Returns whether there was room for them. */
  #pull(number: number): boolean {
    const [low, high] = [this.#low[number]!, this.#high[number]!];
    this.walk(this.#least[number]!, low, high);
    const [reachLow, reachHigh] = [this.reachLow, this.reachHigh];
    for (let bits = low; bits !== 0; bits &= bits - 1) {
      const box = 31 - Math.clz32(bits & -bits);
      if (!this.#pullBox(number, box, reachLow, reachHigh)) return false;
    }
    for (let bits = high; bits !== 0; bits &= bits - 1) {
      const box = WORD + 31 - Math.clz32(bits & -bits);
      if (!this.#pullBox(number, box, reachLow, reachHigh)) return false;
    }
    return true;
  }

  #pullBox(number: number, box: number, reachLow: number, reachHigh: number): boolean {
    const { next, size } = this.#floor;
    const [low, high] = [this.#low[number]!, this.#high[number]!];
    for (let side = 0; side < 4; side++) {
      const to = next[box * 4 + side]!;
      if (to === size || !isOn(to, reachLow, reachHigh)) continue;
      const pusher = next[to * 4 + side]!;
      if (pusher === size || isOn(pusher, low, high)) continue;
      if (this.#size === this.capacity) return false;
      const [newLow, newHigh] = [low ^ bitLow(box) ^ bitLow(to), high ^ bitHigh(box) ^ bitHigh(to)];
      this.#enter(newLow, newHigh, this.walk(pusher, newLow, newHigh), number);
    }
    return true;
  }

  #slotOf(low: number, high: number, least: number): number {
    let slot = hashOf(low, high, least) & this.#mask;
    for (;;) {
      const number = this.#slots[slot]!;
      if (number === NONE) return slot;
      if (this.#low[number] === low && this.#high[number] === high && this.#least[number] === least) return slot;
      slot = (slot + 1) & this.#mask;
    }
  }

  #enter(low: number, high: number, least: number, from: number): void {
    const slot = this.#slotOf(low, high, least);
    if (this.#slots[slot] !== NONE) return;
    const number = this.#size++;
    this.#slots[slot] = number;
    this.#low[number] = low;
    this.#high[number] = high;
    this.#least[number] = least;
    this.#from[number] = from;
  }

  /** Takes out all positions from a number on, the last ones first: so none is taken out that others were put behind. */
  #forget(count: number): void {
    while (this.#size > count) {
      const number = this.#size - 1;
      this.#slots[this.#slotOf(this.#low[number]!, this.#high[number]!, this.#least[number]!)] = NONE;
      this.#size = number;
    }
  }
}
