/** So many at once, and then so many in a second: whoever wants more floods. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** Whether there is one left. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
