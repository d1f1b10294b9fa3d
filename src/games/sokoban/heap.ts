/** A priority queue: what costs least comes out first. */
export class Heap<T> {
  readonly #items: { readonly cost: number; readonly value: T }[] = [];

  push(cost: number, value: T): void {
    const items = this.#items;
    let at = items.push({ cost, value }) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent]!.cost <= items[at]!.cost) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): T | undefined {
    const items = this.#items;
    if (items.length === 0) return undefined;
    this.#swap(0, items.length - 1);
    const { value } = items.pop()!;
    for (let at = 0; ; ) {
      const child = this.#lesserChild(at);
      if (child === undefined || items[at]!.cost <= items[child]!.cost) return value;
      this.#swap(at, child);
      at = child;
    }
  }

  #lesserChild(at: number): number | undefined {
    const [left, right] = [this.#items[2 * at + 1], this.#items[2 * at + 2]];
    if (!left) return undefined;
    return right && right.cost < left.cost ? 2 * at + 2 : 2 * at + 1;
  }

  #swap(a: number, b: number): void {
    const item = this.#items[a]!;
    this.#items[a] = this.#items[b]!;
    this.#items[b] = item;
  }
}
