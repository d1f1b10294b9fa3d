/** Numbers waiting for their turn: the one with the least key comes first, among equals who came first. */
export class Heap {
  readonly #keys: number[] = [];
  readonly #values: number[] = [];

  get size(): number {
    return this.#keys.length;
  }

  push(key: number, value: number): void {
    const [keys, values] = [this.#keys, this.#values];
    let at = keys.length;
    keys.push(key);
    values.push(value);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!(key < keys[above]!)) break;
      keys[at] = keys[above]!;
      values[at] = values[above]!;
      at = above;
    }
    keys[at] = key;
    values[at] = value;
  }

  /** The value with the least key, taken out; undefined when there is none. */
  pop(): number | undefined {
    const [keys, values] = [this.#keys, this.#values];
    const first = values[0];
    if (first === undefined) return undefined;
    const [key, value] = [keys.pop()!, values.pop()!];
    if (keys.length > 0) this.#sink(key, value);
    return first;
  }

  #sink(key: number, value: number): void {
    const [keys, values] = [this.#keys, this.#values];
    const length = keys.length;
    let at = 0;
    for (let below = 1; below < length; below = 2 * at + 1) {
      if (below + 1 < length && keys[below + 1]! < keys[below]!) below++;
      if (!(keys[below]! < key)) break;
      keys[at] = keys[below]!;
      values[at] = values[below]!;
      at = below;
    }
    keys[at] = key;
    values[at] = value;
  }
}
