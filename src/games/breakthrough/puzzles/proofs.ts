/** Words of an entry: the position's two, what it takes to prove a win and a loss, and how much work that has been. */
const WORDS = 5;

/** Entries that a position may lie in: the one with the least work gives way. */
const PLACES = 4;

/** As good as never. */
export const NEVER = 1 << 28;

/** What is still missing, at the least, from a proof that whoever is to move wins, and from one that he loses. */
export class Proofs {
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

  /** Whether something is known of a position; it is then in the fields. */
  find(low: number, high: number): boolean {
    const words = this.#words;
    const first = (low & this.#mask) * WORDS;
    for (let place = first; place < first + PLACES * WORDS; place += WORDS) {
      if (words[place] !== low || words[place + 1] !== high || words[place + 4] === 0) continue;
      this.win = words[place + 2]!;
      this.loss = words[place + 3]!;
      return true;
    }
    return false;
  }

  /** Keeps what the fields tell. */
  keep(low: number, high: number, work: number): void {
    const words = this.#words;
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
