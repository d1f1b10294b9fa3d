/** Those who wait, by who sent them. Senders take turns: whoever sends many waits for himself, and nobody else for him. */
export class Turns<T> {
  readonly #bySender = new Map<string, T[]>();
  #size = 0;
  #last: string | undefined;

  get size(): number {
    return this.#size;
  }

  /** How many of one sender wait. */
  of(sender: string): number {
    return this.#bySender.get(sender)?.length ?? 0;
  }

  push(sender: string, item: T): void {
    this.#size++;
    const items = this.#bySender.get(sender);
    if (items) items.push(item);
    else this.#bySender.set(sender, [item]);
  }

  shift(): T | undefined {
    // Whoever had the last turn lets those pass who have come meanwhile.
    const [first, second] = this.#bySender;
    const next = second && first?.[0] === this.#last ? second : first;
    if (!next) return undefined;
    const [sender, items] = next;
    this.#last = sender;
    this.#size--;
    const item = items.shift();
    // To the end of the row, behind all others who have something there.
    this.#bySender.delete(sender);
    if (items.length > 0) this.#bySender.set(sender, items);
    return item;
  }
}
