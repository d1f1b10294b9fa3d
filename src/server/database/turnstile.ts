import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Lane } from '../lane.ts';

/** Milliseconds that queries have the process to themselves before it looks at everything else. */
const STINT = 10;

/**
 * For so many of them it looks once: in each look a server lets in one who connects, and a hundred may stand before it. At most so
 * many looks, which take a millisecond where nobody is there.
 */
const PER_LOOK = 2;
const MOST_LOOKS = 100;

/** As much of PGlite as is asked by drizzle. */
type Asked = Pick<PGlite, 'query' | 'transaction'>;

/**
 * The way into PGlite, one at a time: a query there has the thread, and one that is awaited after the other never leaves it, so that
 * nothing else is done while many wait. Those who ask take turns.
 */
export class Turnstile {
  readonly #pglite: Asked;
  readonly #lane = new Lane({ atOnce: 1 });
  /** Milliseconds since everything else had its turn. */
  #busy = 0;

  constructor(pglite: Asked) {
    this.#pglite = pglite;
  }

  get waiting(): number {
    return this.#lane.waiting;
  }

  /** The database as it is for some who take their turns together. */
  of(whose: string): PGlite {
    const { query, transaction } = this.#pglite;
    const passing =
      <Args extends unknown[], T>(ask: (...args: Args) => Promise<T>) =>
      (...args: Args): Promise<T> =>
        this.#lane.pass(whose, () => this.#work(() => ask.apply(this.#pglite, args)));
    const asked = { query: passing(query), transaction: passing(transaction) };
    return asked as unknown as PGlite;
  }

  async #work<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#busy >= STINT) await this.#breathe();
    const began = performance.now();
    try {
      return await ask();
    } finally {
      this.#busy += performance.now() - began;
    }
  }

  async #breathe(): Promise<void> {
    const looks = Math.min(MOST_LOOKS, this.#busy / PER_LOOK);
    this.#busy = 0;
    for (let look = 0; look < looks; look++) await setImmediate();
  }
}
