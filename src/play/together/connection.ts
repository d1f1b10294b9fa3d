import { dice } from '../../core/random.ts';

/** A connection that somebody opened; what comes in is told to whoever holds it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Milliseconds before the first attempt to come back; each further one waits twice as long, up to the last. */
const FIRST_DELAY = 500;
const LAST_DELAY = 15_000;
/** How often somebody who hears nothing asks whether the other side is there, and when it is not. */
const PING_EVERY = 15_000;
const SILENCE = 40_000;

/** A wire that is opened again whenever it was lost, each time after a longer while. */
export class Connection {
  readonly #open: () => Wire;
  readonly #dice: ReturnType<typeof dice>;
  #wire: Wire | undefined;
  #isOpen = false;
  #attempts = 0;
  #retryAt: number | undefined;
  #heardAt = 0;
  #pingAt = 0;
  #isLeft = false;

  /** The seed is there so that not all who were cut off come back at once. */
  constructor(open: () => Wire, seed: number, now: number) {
    this.#open = open;
    this.#dice = dice(seed);
    this.#connect(now);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the other side has said since then that he is welcome. */
  get isSettled(): boolean {
    return this.#isOpen && this.#attempts === 0;
  }

  /** When `tick` has something to do. */
  get due(): number {
    if (this.#isLeft) return Number.POSITIVE_INFINITY;
    return this.#retryAt ?? Math.min(this.#pingAt, this.#heardAt + SILENCE);
  }

  /** Comes back, or asks whether the other side is there. Tells whether that is what is to be asked now, or that it is lost. */
  tick(now: number): 'ask' | 'lost' | undefined {
    if (this.#isLeft) return undefined;
    if (this.#retryAt !== undefined) {
      if (now >= this.#retryAt) this.#connect(now);
      return undefined;
    }
    if (now >= this.#heardAt + SILENCE) {
      const wire = this.#wire;
      if (wire) this.lose(wire, now);
      wire?.close();
      return 'lost';
    }
    if (now < this.#pingAt) return undefined;
    this.#pingAt = now + PING_EVERY;
    return 'ask';
  }

  /** There may be a network again: nobody waits for the next attempt. */
  hurry(now: number): void {
    if (this.#retryAt !== undefined && !this.#isLeft) this.#connect(now);
  }

  holds(wire: Wire): boolean {
    return wire === this.#wire;
  }

  opened(): void {
    this.#isOpen = true;
  }

  heard(now: number): void {
    this.#heardAt = now;
  }

  settle(): void {
    this.#attempts = 0;
  }

  /** Tells whether it was this one that is lost. */
  lose(wire: Wire, now: number): boolean {
    if (wire !== this.#wire || this.#isLeft) return false;
    this.#wire = undefined;
    this.#isOpen = false;
    const delay = Math.min(LAST_DELAY, FIRST_DELAY * 2 ** this.#attempts);
    this.#attempts += 1;
    // Between three quarters of that and all of it.
    this.#retryAt = now + delay - this.#dice.roll(Math.floor(delay / 4));
    return true;
  }

  send(text: string): void {
    if (this.#isOpen) this.#wire?.send(text);
  }

  /** Something is wrong with what came in: it is asked for anew. */
  drop(): void {
    this.#wire?.close();
  }

  leave(): void {
    this.#isLeft = true;
    this.#isOpen = false;
    this.#wire?.close();
    this.#wire = undefined;
  }

  #connect(now: number): void {
    this.#retryAt = undefined;
    this.#heardAt = now;
    this.#pingAt = now + PING_EVERY;
    this.#wire = this.#open();
  }
}
