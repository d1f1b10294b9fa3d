/** Milliseconds of play that may be lost when a program is killed. */
const LOSS = 1000;

/** What somebody saw of his game: how many moves it had when, and how long an answer took at the most. */
export class SeenMoves {
  readonly #seen: { readonly moves: number; readonly time: number }[] = [];
  #slowest = 0;

  constructor(moves: number) {
    this.#seen.push({ moves, time: 0 });
  }

  get last(): number {
    return this.#seen.at(-1)!.moves;
  }

  /** Makes one more move and waits until it is seen. */
  async move(make: (moves: number) => Promise<void>): Promise<void> {
    const [moves, began] = [this.last + 1, performance.now()];
    await make(moves);
    this.#seen.push({ moves, time: performance.now() });
    this.#slowest = Math.max(this.#slowest, performance.now() - began);
  }

  /** How many must be there after the program was killed now. A machine with much else to do is slow, not wrong. */
  owed(): number {
    const since = performance.now() - LOSS - 4 * this.#slowest;
    return this.#seen.findLast(({ time }) => time <= since)?.moves ?? 0;
  }
}
