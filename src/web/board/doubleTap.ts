import type { Point } from './lens.ts';

/** Milliseconds until one tap is no more than that, and pixels between two that are meant for one place. */
const [WAIT, NEAR] = [250, 30];

/** Tells two taps at one place from one. Only where two mean something of their own does one have to wait. */
export class DoubleTap {
  #first: { readonly at: Point; readonly timer: ReturnType<typeof setTimeout>; once(): void } | undefined;

  tap(at: Point, once: () => void, twice: (() => void) | undefined): void {
    const first = this.#first;
    this.clear();
    const isSecond = first !== undefined && Math.hypot(at.x - first.at.x, at.y - first.at.y) < NEAR;
    if (isSecond && twice) {
      twice();
      return;
    }
    first?.once();
    if (twice) this.#first = { at, once, timer: setTimeout(() => this.flush(), WAIT) };
    else once();
  }

  /** A tap that waits is one: something else is about to be done. */
  flush(): void {
    const first = this.#first;
    this.clear();
    first?.once();
  }

  /** A tap that waits is none: what it was meant for is gone. */
  clear(): void {
    clearTimeout(this.#first?.timer);
    this.#first = undefined;
  }
}
