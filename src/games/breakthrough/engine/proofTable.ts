import type { Board } from './board.ts';

/** Words of an entry: the position's two, what it takes to prove a win and a loss, and how much work that has been. */
const WORDS = 5;

/** Entries that a position may lie in: the one with the least work gives way. */
const PLACES = 4;

/** As good as never. */
export const NEVER = 1 << 28;

/** In place of a number of plies: all the time that there is. */
export const ALWAYS = -1;

/** Brings the same position with other plies left elsewhere. */
const SPREAD = 0x9e3779b1;

/**
 * For each position, and how many plies are left, how much is still missing, at the least, from a proof that whoever is to move
 * wins, and from one that he loses.
 */
export class ProofTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  win = 1;
  loss = 1;
  /** The two words of the position that was last asked about. */
  #low = 0;
  #high = 0;

  constructor(megabytes: number) {
    const places = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / (WORDS * 4)));
    this.#words = new Int32Array(places * WORDS);
    this.#mask = places - PLACES;
  }

  clear(): void {
    this.#words.fill(0);
  }

  /** Where it may lie. A position and the same in a mirror are one. */
  #seek({ hash, mirrored, turn }: Board, left: number): number {
    const at = turn * 2;
    const seen = hash[at]! < mirrored[at]! ? hash : mirrored;
    this.#low = seen[at]! ^ Math.imul(left, SPREAD);
    this.#high = seen[at + 1]! ^ left;
    return (this.#low & this.#mask) * WORDS;
  }

  /** Whether something is known of a position; it is then in the fields. */
  find(board: Board, left: number): boolean {
    const words = this.#words;
    const first = this.#seek(board, left);
    for (let place = first; place < first + PLACES * WORDS; place += WORDS) {
      if (words[place] !== this.#low || words[place + 1] !== this.#high || words[place + 4] === 0) continue;
      this.win = words[place + 2]!;
      this.loss = words[place + 3]!;
      return true;
    }
    return false;
  }

  /** Keeps what the fields tell. */
  keep(board: Board, left: number, work: number): void {
    const words = this.#words;
    const first = this.#seek(board, left);
    let place = first;
    for (let other = first; other < first + PLACES * WORDS; other += WORDS) {
      if (words[other] === this.#low && words[other + 1] === this.#high) {
        place = other;
        break;
      }
      if (words[other + 4]! < words[place + 4]!) place = other;
    }
    words[place] = this.#low;
    words[place + 1] = this.#high;
    words[place + 2] = this.win;
    words[place + 3] = this.loss;
    words[place + 4] = Math.max(1, work);
  }
}
