import { type Push, pushOf } from './board/push.ts';

/** From where somebody comes to a position: from the start by pushes, or from the end by pulls. */
export type Origin = 'start' | 'end';

/** What is kept of a position: two halves of its hash, from where it was come to, and by which push. */
const [FIRST, SECOND, PARENT, MOVE] = [0, 1, 2, 3];
const WORDS = 4;

/** Of the position that a search begins with. */
const NO_PARENT = -1;
/** How many slots are tried for a position: where all of them are taken, it is forgotten. */
const TRIES = 8;

const mixed = (hash: number, factor: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), factor);
  return once ^ (once >>> 15);
};

/**
 * Positions that several searches have come to, from both sides, each with the way there. Whoever comes to one that is known from the other side
 * knows a whole solution.
 *
 * Several threads may share its memory: a slot is claimed by the first half of a hash, and read only when the second half is there, which comes last. As positions are told
 * apart by their hashes alone, nothing that comes of it is believed before it was played.
 */
export class Perimeter {
  readonly #slots: Int32Array;
  readonly #mask: number;
  #first = 0;
  #second = 0;

  /** Its memory is a power of two, and all 0. */
  constructor(memory: ArrayBufferLike) {
    this.#slots = new Int32Array(memory);
    this.#mask = this.#slots.length / WORDS - 1;
  }

  /** Notes that a search begins with a position, and tells its slot; -1 if there is no room. */
  begin(origin: Origin, position: Uint32Array): number {
    return this.#enter(origin, position, NO_PARENT, 0);
  }

  /** Notes that a position was come to from that of another slot, and tells its own. */
  note(origin: Origin, position: Uint32Array, parent: number, move: number): number {
    return parent < 0 ? -1 : this.#enter(origin, position, parent, move);
  }

  /** The slot of a position, if somebody has come to it from this side; else -1. */
  find(origin: Origin, position: Uint32Array): number {
    const slots = this.#slots;
    this.#hash(origin, position);
    for (let tried = 0; tried < TRIES; tried++) {
      const slot = this.#slotAt(tried);
      const first = slots[slot + FIRST];
      if (first === 0) return -1;
      if (first === this.#first && Atomics.load(slots, slot + SECOND) === this.#second) return slot;
    }
    return -1;
  }

  /** The pushes between a position and where it was come to from, in the order that they are made. */
  way(origin: Origin, slot: number): readonly Push[] {
    const slots = this.#slots;
    const pushes: Push[] = [];
    for (let at = slot; slots[at + PARENT] !== NO_PARENT; at = slots[at + PARENT]!) {
      pushes.push(pushOf(slots[at + MOVE]!));
    }
    // From the end one chooses first where the pusher is, which is no push.
    return origin === 'start' ? pushes.reverse() : pushes.slice(0, -1);
  }

  #enter(origin: Origin, position: Uint32Array, parent: number, move: number): number {
    const slots = this.#slots;
    this.#hash(origin, position);
    for (let tried = 0; tried < TRIES; tried++) {
      const slot = this.#slotAt(tried);
      const first = slots[slot + FIRST] || Atomics.compareExchange(slots, slot + FIRST, 0, this.#first);
      if (first === 0) {
        slots[slot + PARENT] = parent;
        slots[slot + MOVE] = move;
        Atomics.store(slots, slot + SECOND, this.#second);
        return slot;
      }
      if (first === this.#first && Atomics.load(slots, slot + SECOND) === this.#second) return slot;
    }
    return -1;
  }

  #slotAt(tried: number): number {
    return (((this.#first >>> 1) + tried) & this.#mask) * WORDS;
  }

  #hash(origin: Origin, position: Uint32Array): void {
    // What sets the sides apart is not the same in both halves: else a position would look like its neighbour from the other side.
    let [first, second] = origin === 'start' ? [0x243f6a88, 0x13198a2e] : [0x452821e6, 0x38d01377];
    for (let word = 0; word < position.length; word++) {
      first = mixed(first + position[word]! + 0x9e3779b9, 0x21f0aaad);
      second = mixed(second + position[word]! + 0x7f4a7c15, 0x735a2d97);
    }
    // Nothing is 0 but what is free.
    this.#first = mixed(first, 0x735a2d97) | 1;
    this.#second = second | 1;
  }
}

/** A search that comes from one side, and looks out for whoever comes from the other. */
export class Scout {
  readonly origin: Origin;
  readonly #perimeter: Perimeter;
  /** The slot of the position that is gone on from, and that of one where both sides have met. */
  #from = -1;
  #met = -1;

  constructor(origin: Origin, perimeter: Perimeter) {
    this.origin = origin;
    this.#perimeter = perimeter;
  }

  get #other(): Origin {
    return this.origin === 'start' ? 'end' : 'start';
  }

  begin(position: Uint32Array): void {
    this.#perimeter.begin(this.origin, position);
  }

  leave(position: Uint32Array): void {
    this.#from = this.#perimeter.find(this.origin, position);
  }

  /** Comes to a new position, and tells whether somebody has been there from the other side. */
  arrive(position: Uint32Array, move: number): boolean {
    this.#perimeter.note(this.origin, position, this.#from, move);
    return this.meets(position);
  }

  /** Whether somebody has come to a position from the other side. */
  meets(position: Uint32Array): boolean {
    this.#met = this.#perimeter.find(this.#other, position);
    return this.#met >= 0;
  }

  /** The pushes of a whole solution: one's own up to where both have met, or from there on, and those of the other side. */
  joined(own: readonly Push[]): readonly Push[] {
    if (this.#met < 0) return own;
    const others = this.#perimeter.way(this.#other, this.#met);
    return this.origin === 'start' ? [...own, ...others] : [...others, ...own];
  }
}
