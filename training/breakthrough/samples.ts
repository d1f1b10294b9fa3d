import type { Board } from '../../src/games/breakthrough/engine/board.ts';

/** In place of who won: a move by chance came after it, so that the result says nothing. */
export const UNKNOWN = 2;

/** Positions to learn from, packed: the rows of whoever is to move, those of the other, what a search thought, who won. */
export class Samples {
  readonly size: number;
  /** Words of each. */
  readonly width: number;
  count = 0;
  #words: Int16Array;

  constructor(size: number, room = 1 << 16) {
    this.size = size;
    this.width = 2 * size + 2;
    this.#words = new Int16Array(room * this.width);
  }

  get words(): Int16Array {
    return this.#words.subarray(0, this.count * this.width);
  }

  /** Who wins is told when the game has ended. */
  add({ rows, own, size }: Board, score: number): void {
    const first = this.count * this.width;
    if (first + this.width > this.#words.length) this.#grow();
    this.#words.set(rows.subarray(own, own + 2 * size), first);
    this.#words[first + 2 * size] = score;
    this.count += 1;
  }

  /** Whether whoever was to move has won, of all from this one on. */
  settle(from: number, isWon: (index: number) => number): void {
    for (let index = from; index < this.count; index++) this.#words[(index + 1) * this.width - 1] = isWon(index);
  }

  /** All from this one on. */
  drop(from: number): void {
    this.count = from;
  }

  append(words: Int16Array): void {
    while (this.count * this.width + words.length > this.#words.length) this.#grow();
    this.#words.set(words, this.count * this.width);
    this.count += words.length / this.width;
  }

  #grow(): void {
    const larger = new Int16Array(this.#words.length * 2);
    larger.set(this.#words);
    this.#words = larger;
  }
}
