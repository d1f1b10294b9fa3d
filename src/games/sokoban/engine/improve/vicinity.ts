import { PositionTable } from '../../../../core/search/table.ts';
import type { Floor } from '../board/floor.ts';
import { type Arrangements, flip, wordsFor } from '../steps/arrangements.ts';
import type { Pieces } from '../steps/pieces.ts';
import type { Near } from './near.ts';

/** How far boxes may stand from where a line has them: one box on its own, and each of two. */
export interface Width {
  readonly one: Near;
  readonly two: Near | undefined;
}

/** Arrangements near those of a line. */
export class Vicinity implements Arrangements {
  readonly floor: Floor;
  readonly words: number;
  readonly #width: Width;
  readonly #most: number;
  readonly #table: PositionTable;
  readonly #packed: Uint32Array;

  /** It is full with so many arrangements, or hardly more. */
  constructor(floor: Floor, width: Width, most: number) {
    this.floor = floor;
    this.#most = most;
    this.words = wordsFor(floor);
    this.#width = width;
    this.#table = new PositionTable(this.words, 0);
    this.#packed = new Uint32Array(this.words);
  }

  get size(): number {
    return this.#table.size;
  }

  get isFull(): boolean {
    return this.size >= this.#most;
  }

  read(number: number, into: Uint32Array): void {
    this.#table.read(number, into);
  }

  find(packed: Uint32Array): number {
    return this.#table.find(packed);
  }

  /** Nobody knows: it would take longer to find out than to go through them all. */
  bound(): number {
    return 0;
  }

  /** Adds the arrangement that the line has, and returns its number. */
  add({ boxes }: Pieces): number {
    this.#packed.fill(0);
    for (const box of boxes) flip(this.#packed, box);
    return this.#table.enter(this.#packed);
  }

  /** Adds those where one of the boxes stands elsewhere, and perhaps one of a higher number, too. */
  spread(pieces: Pieces, box: number): void {
    const { one, two } = this.#width;
    this.add(pieces);
    const from = pieces.boxes[box]!;
    for (const to of one.to(from)) {
      if (this.isFull || pieces.isTaken(to)) continue;
      this.#move(from, to);
      this.#table.enter(this.#packed);
      this.#move(to, from);
    }
    if (!two) return;
    for (const to of two.to(from)) {
      if (this.isFull || pieces.isTaken(to)) continue;
      this.#move(from, to);
      for (let second = box + 1; second < pieces.boxes.length; second++) this.#spreadSecond(pieces, second, to, two);
      this.#move(to, from);
    }
  }

  #spreadSecond(pieces: Pieces, second: number, first: number, near: Near): void {
    const from = pieces.boxes[second]!;
    for (const to of near.to(from)) {
      if (this.isFull || to === first || pieces.isTaken(to)) continue;
      this.#move(from, to);
      this.#table.enter(this.#packed);
      this.#move(to, from);
    }
  }

  #move(from: number, to: number): void {
    flip(this.#packed, from);
    flip(this.#packed, to);
  }
}
