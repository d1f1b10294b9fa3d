/** Milliseconds between two of the same key: what a keyboard does by itself is regular, and faster than any finger. */
const REPEAT = { least: 8, most: 80 };

/**
 * Whether a key is held down. A terminal does not tell, but a keyboard repeats it so fast that nobody could. Keys that come
 * all at once were typed one by one over a slow line.
 */
export class HeldKey {
  #last = '';
  #at = Number.NEGATIVE_INFINITY;
  #isHeld = false;

  note(name: string, now: number): 'held' | 'fresh' {
    const pause = now - this.#at;
    const isOnTime = pause <= REPEAT.most && (this.#isHeld || pause >= REPEAT.least);
    this.#isHeld = name === this.#last && isOnTime;
    this.#last = name;
    this.#at = now;
    return this.#isHeld ? 'held' : 'fresh';
  }

  /** The next key is fresh, whichever it is. */
  release(): void {
    this.#last = '';
  }
}
