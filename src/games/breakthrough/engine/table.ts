import type { Board } from './board.ts';

/** What a kept score means: it is exactly that, or at least, or at most. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** Words of an entry: the position's two, then score and move, then depth and bound. */
const WORDS = 4;

/** Entries that a position may lie in: the deeper of both stays in the first, whatever comes last in the second. */
const PLACES = 2;

/** What was found out about positions. No way leads back to a position, so what is true of one is true however it was reached. */
export class Table {
  readonly #words: Int32Array;
  readonly #mask: number;
  score = 0;
  move = -1;
  depth = 0;
  bound = EXACT;

  constructor(megabytes: number) {
    const places = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / (WORDS * 4)));
    this.#words = new Int32Array(places * WORDS);
    this.#mask = places - PLACES;
  }

  clear(): void {
    this.#words.fill(0);
  }

  #placeOf({ hash, turn }: Board): number {
    return (hash[turn * 2]! & this.#mask) * WORDS;
  }

  #isAt(place: number, { hash, turn }: Board): boolean {
    return this.#words[place] === hash[turn * 2] && this.#words[place + 1] === hash[turn * 2 + 1];
  }

  /** Whether something is known; it is then in the fields. */
  find(board: Board): boolean {
    const first = this.#placeOf(board);
    for (let place = first; place < first + PLACES * WORDS; place += WORDS) {
      if (!this.#isAt(place, board)) continue;
      this.#open(place);
      return true;
    }
    this.move = -1;
    return false;
  }

  #open(place: number): void {
    const [found, known] = [this.#words[place + 2]!, this.#words[place + 3]!];
    this.score = found >> 16;
    this.move = (found & 0xffff) - 1;
    this.depth = known >> 2;
    this.bound = known & 3;
  }

  /** Keeps what the fields tell. */
  keep(board: Board): void {
    const words = this.#words;
    const first = this.#placeOf(board);
    const isFirst = this.#isAt(first, board) || this.depth >= words[first + 3]! >> 2;
    const place = isFirst ? first : first + WORDS;
    words[place] = board.hash[board.turn * 2]!;
    words[place + 1] = board.hash[board.turn * 2 + 1]!;
    words[place + 2] = (this.score << 16) | (this.move + 1);
    words[place + 3] = (this.depth << 2) | this.bound;
  }
}
