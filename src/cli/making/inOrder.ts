/** Whatever comes, in whatever order, is handed on in the order of its numbers, until enough of it was taken. */
export class InOrder<T> {
  /** Whether more is wanted after this one. */
  readonly #take: (one: T) => boolean;
  readonly #waiting = new Map<number, T>();
  #next: number;
  #isEnough = false;

  constructor(first: number, take: (one: T) => boolean) {
    this.#next = first;
    this.#take = take;
  }

  /** The number of the one that is to be handed on next. */
  get next(): number {
    return this.#next;
  }

  get isEnough(): boolean {
    return this.#isEnough;
  }

  add(number: number, one: T): void {
    this.#waiting.set(number, one);
    while (!this.#isEnough && this.#waiting.has(this.#next)) {
      const next = this.#waiting.get(this.#next)!;
      this.#waiting.delete(this.#next++);
      this.#isEnough = !this.#take(next);
    }
  }
}
