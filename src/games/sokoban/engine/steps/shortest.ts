import type { Thrift } from '../../../../core/game.ts';
import { opposite } from '../board/floor.ts';
import { type Arrangements, flip } from './arrangements.ts';
import { Layer } from './layer.ts';

/** A position: the number of an arrangement, and where the pusher is. */
export interface Spot {
  readonly arrangement: number;
  readonly pusher: number;
}

/** A step, from 0 to 7: a direction, and whether it is a push. It waits together with the position that it leads to. */
const PUSH = 4;
const STEP_BITS = 3;
/** More positions than these would not fit beside a step. */
export const MOST_POSITIONS = 2 ** (31 - STEP_BITS);

/** Arrangements whose positions are kept together. */
const CHUNK_BITS = 10;
const CHUNK = 2 ** CHUNK_BITS;

/**
 * The best way from one position to another, step by step, through some arrangements only.
 *
 * Positions are settled in the order of what they cost and are bound to cost. They are in layers by what counts first, in each by what
 * counts second. How one came to a position is all that is kept of it: a byte.
 */
export class Shortest {
  readonly #all: Arrangements;
  readonly #thrift: Thrift;
  readonly #dead: Uint8Array;
  readonly #start: number;
  readonly #isEnd: (position: number, step: number) => boolean;
  /** The step to each position plus 1; 0 if it is not settled. */
  readonly #came: Uint8Array[] = [];
  /** The arrangement that was looked at last. */
  readonly #packed: Uint32Array;
  #loaded = -1;
  /** Layers from the current one on, and some that are empty again. */
  readonly #layers: Layer[] = [new Layer()];
  readonly #spare: Layer[] = [];
  #rank = 0;
  /** The last step with where it leads, once it is known. */
  #last = -1;
  #nodes = 0;

  /** `dead` are places that no box is pushed to. The end is a position, or all boxes on such places after a push. */
  constructor(
    all: Arrangements,
    from: Spot,
    to: Spot | readonly number[],
    limits: { thrift: Thrift; dead: Uint8Array },
  ) {
    const { size } = all.floor;
    this.#all = all;
    this.#thrift = limits.thrift;
    this.#dead = limits.dead;
    this.#packed = new Uint32Array(all.words);
    this.#start = from.arrangement * size + from.pusher;
    this.#isEnd = 'pusher' in to ? this.#isAt(to) : this.#isHome(to);
    this.#settle(this.#start, 0);
  }

  get nodes(): number {
    return this.#nodes;
  }

  get bytes(): number {
    const waiting = [...this.#layers, ...this.#spare].reduce((sum, { bytes }) => sum + bytes, 0);
    return this.#came.length * CHUNK * this.#all.floor.size + waiting;
  }

  #isAt({ arrangement, pusher }: Spot): (position: number) => boolean {
    const end = arrangement * this.#all.floor.size + pusher;
    return (position) => position === end;
  }

  #isHome(goals: readonly number[]): (position: number, step: number) => boolean {
    const home = new Uint32Array(this.#all.words);
    for (const goal of goals) flip(home, goal);
    return (position, step) => {
      if (step < PUSH) return false;
      this.#load((position / this.#all.floor.size) | 0);
      return this.#packed.every((word, index) => (word & ~home[index]!) === 0);
    };
  }

  /** Goes on for about so many positions, and tells if that was the end: a way, or none. */
  advance(positions: number): 'way' | 'none' | undefined {
    if (this.#isEnd(this.#start, 0)) return 'way';
    for (let left = positions; left > 0; left--) {
      const entry = this.#layers[0]!.pop(this.#rank);
      if (entry === -1) {
        if (!this.#turn()) return 'none';
        continue;
      }
      const [position, step] = [entry >>> STEP_BITS, entry & (2 * PUSH - 1)];
      if (this.#isEnd(position, step)) {
        this.#last = entry;
        return 'way';
      }
      if (this.#cameTo(position) === 0) this.#settle(position, step);
    }
    return undefined;
  }

  /** To the next rank, or to the next layer that has something; false if there is none. */
  #turn(): boolean {
    this.#rank++;
    if (!this.#layers[0]!.isEmpty) return true;
    this.#rank = 0;
    while (this.#layers.length > 0 && this.#layers[0]!.isEmpty) this.#spare.push(this.#layers.shift()!);
    return this.#layers.length > 0;
  }

  #layer(index: number): Layer {
    while (this.#layers.length <= index) this.#layers.push(this.#spare.pop() ?? new Layer());
    return this.#layers[index]!;
  }

  #chunk(arrangement: number): Uint8Array {
    const index = arrangement >>> CHUNK_BITS;
    while (this.#came.length <= index) this.#came.push(new Uint8Array(CHUNK * this.#all.floor.size));
    return this.#came[index]!;
  }

  #cameTo(position: number): number {
    const { size } = this.#all.floor;
    const arrangement = (position / size) | 0;
    return this.#chunk(arrangement)[position - (arrangement - (arrangement & (CHUNK - 1))) * size]!;
  }

  #settle(position: number, step: number): void {
    const { next, size } = this.#all.floor;
    const packed = this.#packed;
    const arrangement = (position / size) | 0;
    const came = this.#chunk(arrangement);
    const base = arrangement * size;
    const offset = (arrangement & (CHUNK - 1)) * size;
    const pusher = position - base;
    came[offset + pusher] = step + 1;
    this.#nodes++;
    this.#load(arrangement);
    const isByMoves = this.#thrift === 'moves';
    const layer = this.#layer(isByMoves ? 1 : 0);
    const rank = isByMoves ? this.#rank : this.#rank + 1;
    for (let direction = 0; direction < 4; direction++) {
      const to = next[pusher * 4 + direction]!;
      if (to === size) continue;
      if ((packed[to >>> 5]! >>> (to & 31)) & 1) this.#push(to, direction);
      else if (came[offset + to] === 0) layer.push(rank, ((base + to) << STEP_BITS) | direction);
    }
  }

  #push(box: number, direction: number): void {
    const { next, size } = this.#all.floor;
    const [packed, from] = [this.#packed, this.#loaded];
    const beyond = next[box * 4 + direction]!;
    if (this.#dead[beyond] || (packed[beyond >>> 5]! >>> (beyond & 31)) & 1) return;
    flip(packed, box);
    flip(packed, beyond);
    const to = this.#all.find(packed, beyond);
    flip(packed, box);
    flip(packed, beyond);
    if (to === -1) return;
    const later = 1 + this.#all.bound(to) - this.#all.bound(from);
    this.#layer(later).push(this.#rank + 1, ((to * size + box) << STEP_BITS) | PUSH | direction);
  }

  #load(arrangement: number): void {
    if (this.#loaded === arrangement) return;
    this.#loaded = arrangement;
    this.#all.read(arrangement, this.#packed);
  }

  /** The directions of the way that was found. */
  way(): Uint8Array {
    const { next, size } = this.#all.floor;
    const way: number[] = [];
    if (this.#last === -1) return Uint8Array.from(way);
    for (let entry = this.#last; ; ) {
      const position = entry >>> STEP_BITS;
      const direction = entry & (PUSH - 1);
      const arrangement = (position / size) | 0;
      const pusher = position - arrangement * size;
      way.push(direction);
      const before = entry & PUSH ? this.#pulled(arrangement, pusher, direction) : arrangement;
      const from = before * size + next[pusher * 4 + opposite(direction)]!;
      if (from === this.#start) return Uint8Array.from(way.reverse());
      entry = (from << STEP_BITS) | (this.#cameTo(from) - 1);
    }
  }

  /** The arrangement before a push that has brought the pusher to a place. */
  #pulled(arrangement: number, pusher: number, direction: number): number {
    this.#loaded = -1;
    this.#all.read(arrangement, this.#packed);
    flip(this.#packed, this.#all.floor.next[pusher * 4 + direction]!);
    flip(this.#packed, pusher);
    return this.#all.find(this.#packed, pusher);
  }
}
