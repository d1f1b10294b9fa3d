import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds after which what was is forgotten, but for the time before it: whoever looks twice a minute misses nothing. */
const WINDOW = 30_000;

/** Seconds. */
interface Late {
  readonly usual: number;
  readonly most: number;
}

/** How late this process is with everything, of late: what was an hour ago alarms nobody. */
export class Lateness {
  readonly #delay = monitorEventLoopDelay();
  readonly #timer: NodeJS.Timeout;
  #before: Late = { usual: 0, most: 0 };

  constructor() {
    this.#delay.enable();
    this.#timer = setInterval(() => this.turn(), WINDOW).unref();
  }

  /** What 99 of 100 are not later than. */
  get usual(): number {
    return Math.max(this.#before.usual, this.#now().usual);
  }

  get most(): number {
    return Math.max(this.#before.most, this.#now().most);
  }

  /** A window ends. */
  turn(): void {
    this.#before = this.#now();
    this.#delay.reset();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #now(): Late {
    return { usual: this.#delay.percentile(99) / 1e9, most: this.#delay.max / 1e9 };
  }
}
