/** Priorities that share a page: where they are far apart, those between them take no room. */
const PAGE_BITS = 8;
const PAGE = 2 ** PAGE_BITS;

/** A priority queue for small whole numbers: one stack for each priority. The last that came is the first to go. */
export class Buckets {
  readonly #pages: (number[][] | undefined)[] = [];
  #least = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The priority of what `pop` gives next. */
  get least(): number {
    const pages = this.#pages;
    let least = this.#least;
    for (let page = least >>> PAGE_BITS; page < pages.length; page = least >>> PAGE_BITS) {
      const stacks = pages[page];
      if (stacks?.[least & (PAGE - 1)]?.length) break;
      least = stacks ? least + 1 : (page + 1) * PAGE;
    }
    this.#least = least;
    return least;
  }

  push(priority: number, value: number): void {
    const page = priority >>> PAGE_BITS;
    while (this.#pages.length <= page) this.#pages.push(undefined);
    this.#pages[page] ??= Array.from({ length: PAGE }, () => []);
    this.#pages[page][priority & (PAGE - 1)]!.push(value);
    this.#least = Math.min(this.#least, priority);
    this.#size++;
  }

  pop(): number | undefined {
    const least = this.least;
    const value = this.#pages[least >>> PAGE_BITS]?.[least & (PAGE - 1)]?.pop();
    if (value !== undefined) this.#size--;
    return value;
  }
}
