/** How many wires each sender has open at a time: what waits for those who do not read is in memory. */
export class Wires {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  isFull(sender: string): boolean {
    return (this.#open.get(sender) ?? 0) >= this.#most;
  }

  opened(sender: string): void {
    this.#open.set(sender, (this.#open.get(sender) ?? 0) + 1);
  }

  closed(sender: string): void {
    const left = (this.#open.get(sender) ?? 0) - 1;
    if (left > 0) this.#open.set(sender, left);
    else this.#open.delete(sender);
  }
}
