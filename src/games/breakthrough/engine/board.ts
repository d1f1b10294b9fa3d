import type { Seat } from '../../../core/game.ts';
import { dice } from '../../../core/random.ts';
import type { State } from '../rules.ts';
import { type Geometry, geometryOf } from './geometry.ts';

/** Always the same, so that a search with so many nodes always finds the same. */
const SEED = 19;

/** Two words for whatever may stand on a cell: own or other, by `keys[(isOther * cells + cell) * 2 + half]`. */
const keysOf = (cells: number): Int32Array => {
  const { roll } = dice(SEED + cells);
  return Int32Array.from({ length: cells * 4 }, () => roll(2 ** 32) | 0);
};

/**
 * A position that moves are played on and taken back from. Each row is a word with a bit for each column. Each side looks at
 * the board from its own end, as if it moved up, so that nothing below ever asks whose turn it is: a view has the rows of its
 * own dolls, then those of the others. The other view is the same board turned by half.
 */
export class Board {
  readonly geometry: Geometry;
  readonly size: number;
  /** `rows[view * 2 * size + isOther * size + row]`. */
  readonly rows: Int32Array;
  /** How many dolls each side has. */
  readonly dolls = new Int32Array(2);
  /** Two words for each view that tell positions apart. */
  readonly hash = new Int32Array(4);
  /** The same of the board seen in a mirror, left for right: whoever wins here wins there. */
  readonly mirrored = new Int32Array(4);
  turn: Seat = 0;
  /** The moves played, and whether each took a doll. */
  readonly line: Int32Array;
  readonly took: Uint8Array;
  ply = 0;
  /** Up to which ply the line is as it was when somebody last set this; -1 when another position was read. */
  steady = -1;
  readonly #keys: Int32Array;

  constructor(size: number) {
    this.geometry = geometryOf(size);
    this.size = size;
    this.rows = new Int32Array(4 * size);
    this.#keys = keysOf(size * size);
    // Every move brings a doll one row on.
    const longest = 2 * 2 * size * size;
    this.line = new Int32Array(longest);
    this.took = new Uint8Array(longest);
  }

  /** Where the rows of whoever is to move begin; those of the others follow. */
  get own(): number {
    return this.turn * 2 * this.size;
  }

  read({ cells, turn }: State): void {
    this.rows.fill(0);
    this.dolls.fill(0);
    this.hash.fill(0);
    this.mirrored.fill(0);
    this.turn = turn;
    this.ply = 0;
    this.steady = -1;
    const { size } = this;
    cells.forEach((seat, cell) => {
      if (seat === undefined) return;
      this.#toggle(seat, Math.floor(cell / size), cell % size);
      this.dolls[seat]! += 1;
    });
  }

  /** A doll comes or goes, in the view of the first player. */
  #toggle(seat: Seat, row: number, column: number): void {
    const last = this.size - 1;
    this.#toggleIn(0, seat, row, column);
    this.#toggleIn(1, seat, last - row, last - column);
  }

  #toggleIn(view: Seat, seat: Seat, row: number, column: number): void {
    const { size, rows, hash, mirrored } = this;
    const keys = this.#keys;
    const isOther = view ^ seat;
    const first = (isOther * size + row) * size;
    rows[(view * 2 + isOther) * size + row]! ^= 1 << column;
    const key = (first + column) * 2;
    hash[view * 2]! ^= keys[key]!;
    hash[view * 2 + 1]! ^= keys[key + 1]!;
    const mirror = (first + size - 1 - column) * 2;
    mirrored[view * 2]! ^= keys[mirror]!;
    mirrored[view * 2 + 1]! ^= keys[mirror + 1]!;
  }

  /** Whether the last move has won. */
  get isOver(): boolean {
    if (this.dolls[this.turn] === 0) return true;
    return this.ply > 0 && this.geometry.row[this.line[this.ply - 1]!] === this.size - 2;
  }

  takes(move: number): boolean {
    const { row, to } = this.geometry;
    return ((this.rows[this.own + this.size + row[move]! + 1]! >>> to[move]!) & 1) === 1;
  }

  /** Plays a move of whoever is to move. */
  play(move: number): void {
    const { row, to } = this.geometry;
    const isTaking = (this.rows[this.own + this.size + row[move]! + 1]! >>> to[move]!) & 1;
    this.line[this.ply] = move;
    this.took[this.ply] = isTaking;
    this.ply += 1;
    this.#step(move, isTaking);
    this.turn = (this.turn ^ 1) as Seat;
    this.dolls[this.turn]! -= isTaking;
  }

  takeBack(): void {
    this.ply -= 1;
    if (this.steady > this.ply) this.steady = this.ply;
    const isTaking = this.took[this.ply]!;
    this.dolls[this.turn]! += isTaking;
    this.turn = (this.turn ^ 1) as Seat;
    this.#step(this.line[this.ply]!, isTaking);
  }

  /** Done twice it is as if nothing had happened: bits come and go. */
  #step(move: number, isTaking: number): void {
    const { geometry, turn, size } = this;
    const [row, from, to] = [geometry.row[move]!, geometry.from[move]!, geometry.to[move]!];
    const last = size - 1;
    const other = (turn ^ 1) as Seat;
    this.#toggleIn(turn, turn, row, from);
    this.#toggleIn(turn, turn, row + 1, to);
    this.#toggleIn(other, turn, last - row, last - from);
    this.#toggleIn(other, turn, last - row - 1, last - to);
    if (!isTaking) return;
    this.#toggleIn(turn, other, row + 1, to);
    this.#toggleIn(other, other, last - row - 1, last - to);
  }
}
