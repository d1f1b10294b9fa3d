/** A pair: how many moves were in force before and after. */
export type Leap = readonly [from: number, to: number];

/** Moves of a line that were made with one gesture: a click that walks far is one deed, and is taken back as one. */
export class Leaps {
  readonly #all: readonly Leap[];

  constructor(all: readonly Leap[] = []) {
    this.#all = all;
  }

  /** As they are kept. */
  get list(): readonly Leap[] {
    return this.#all;
  }

  with(from: number, to: number): Leaps {
    return to - from > 1 ? new Leaps([...this.#all, [from, to]]) : this;
  }

  /** Those within the first so many moves. */
  until(at: number): Leaps {
    return this.#all.some(([, to]) => to > at) ? new Leaps(this.#all.filter(([, to]) => to <= at)) : this;
  }

  /** Where whoever takes back what he did last gets to. */
  back(at: number): number {
    return this.#all.findLast(([, to]) => to === at)?.[0] ?? Math.max(0, at - 1);
  }

  /** Where whoever does it again gets to, of so many moves. */
  forth(at: number, length: number): number {
    return this.#all.find(([from]) => from === at)?.[1] ?? Math.min(length, at + 1);
  }
}
