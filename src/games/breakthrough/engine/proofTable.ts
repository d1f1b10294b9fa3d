import type { Board } from './board.ts';

/** Words of an entry: the position's two, what it takes to prove a win and a loss, and how much work that has been. */
const WORDS = 5;

/** Entries that a position may lie in: the one with the least work gives way. */
const PLACES = 4;

/** As good as never. */
export const NEVER = 1 << 28;

/** A position and the same in a mirror are one. */
const seen = ({ hash, mirrored, turn }: Board): Int32Array => (hash[turn * 2]! < mirrored[turn * 2]! ? hash : mirrored);

/** For each position how much is still missing, at the least, from a proof that whoever is to move wins, and that he loses. */
export class ProofTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  win = 1;
  loss = 1;

  constructor(megabytes: number) {
    const places = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / (WORDS * 4)));
    this.#words = new Int32Array(places * WORDS);
    this.#mask = places - PLACES;
  }

  clear(): void {
    this.#words.fill(0);
  }

  /** What is known of a position is then in the fields; of one that is not known both are 1. */
  find(board: Board): void {
    const words = this.#words;
    const [hash, at] = [seen(board), board.turn * 2];
    const [low, high] = [hash[at]!, hash[at + 1]!];
    const first = (low & this.#mask) * WORDS;
    for (let place = first; place < first + PLACES * WORDS; place += WORDS) {
      if (words[place] !== low || words[place + 1] !== high || words[place + 4] === 0) continue;
      this.win = words[place + 2]!;
      this.loss = words[place + 3]!;
      return;
    }
    this.win = 1;
    this.loss = 1;
  }

  /** Keeps what the fields tell. */
  keep(board: Board, work: number): void {
    const words = this.#words;
    const [hash, at] = [seen(board), board.turn * 2];
    const [low, high] = [hash[at]!, hash[at + 1]!];
    const first = (low & this.#mask) * WORDS;
    let place = first;
    for (let other = first; other < first + PLACES * WORDS; other += WORDS) {
      if (words[other] === low && words[other + 1] === high) {
        place = other;
        break;
      }
      if (words[other + 4]! < words[place + 4]!) place = other;
    }
    words[place] = low;
    words[place + 1] = high;
    words[place + 2] = this.win;
    words[place + 3] = this.loss;
    words[place + 4] = Math.max(1, work);
  }
}
