/** So many rounds there are before all is forgotten. */
const LAST = 2 ** 16 - 1;

/** Which round was the last to note each of some things: so a new round forgets what was noted in those before, at no cost but once in many thousands. */
export class Rounds {
  readonly of: Uint16Array;
  #now = 0;

  constructor(size: number) {
    this.of = new Uint16Array(size);
  }

  /** The round that goes on. */
  get now(): number {
    return this.#now;
  }

  /** Begins a round, and tells its number: greater than any that was noted, as long as so many more are to follow. */
  begin(following = 0): number {
    if (this.#now + following >= LAST) {
      this.of.fill(0);
      this.#now = 0;
    }
    return ++this.#now;
  }

  has(index: number): boolean {
    return this.of[index] === this.#now;
  }

  copy(other: Rounds): void {
    this.of.set(other.of);
    this.#now = other.#now;
  }
}
