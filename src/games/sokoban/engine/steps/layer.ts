/** How many numbers a stack has room for at first. */
const FIRST = 4;

/** Numbers by their rank: a stack for each. */
export class Layer {
  readonly #stacks: Int32Array[] = [];
  readonly #sizes: number[] = [];
  #count = 0;
  #bytes = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  get bytes(): number {
    return this.#bytes;
  }

  push(rank: number, value: number): void {
    while (this.#sizes.length <= rank) {
      this.#sizes.push(0);
      this.#stacks.push(new Int32Array(FIRST));
      this.#bytes += FIRST * 4;
    }
    const size = this.#sizes[rank]!;
    if (size === this.#stacks[rank]!.length) this.#grow(rank);
    this.#stacks[rank]![size] = value;
    this.#sizes[rank] = size + 1;
    this.#count++;
  }

  /** The last that came to a rank; -1 if nothing is left there. */
  pop(rank: number): number {
    const size = this.#sizes[rank];
    if (!size) return -1;
    this.#sizes[rank] = size - 1;
    this.#count--;
    return this.#stacks[rank]![size - 1]!;
  }

  #grow(rank: number): void {
    const stack = this.#stacks[rank]!;
    this.#stacks[rank] = new Int32Array(2 * stack.length);
    this.#stacks[rank].set(stack);
    this.#bytes += stack.byteLength;
  }
}
