/** A priority queue for small whole numbers: one stack for each priority. The last that came is the first to go. */
export class Buckets {
  readonly #stacks: number[][] = [];
  #least = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The priority of what `pop` gives next. */
  get least(): number {
    while (this.#least < this.#stacks.length && !this.#stacks[this.#least]?.length) this.#least++;
    return this.#least;
  }

  push(priority: number, value: number): void {
    while (this.#stacks.length <= priority) this.#stacks.push([]);
    this.#stacks[priority]!.push(value);
    this.#least = Math.min(this.#least, priority);
    this.#size++;
  }

  pop(): number | undefined {
    const value = this.#stacks[this.least]?.pop();
    if (value !== undefined) this.#size--;
    return value;
  }
}
