import type { Direction } from '../../core/grid.ts';

/** Pixels that a finger goes for a step: more than it trembles. */
const STEP = 24;

/** Milliseconds until a finger that stays where it went asks for another step, and then for one more each time. */
const [WAIT, PACE] = [320, 130];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The way from one point to another, if it is far enough and not askew. */
const wayTo = (from: Point, to: Point): Direction | undefined => {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(right), Math.abs(down)) < STEP) return undefined;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
};

/** Tells the swipes of one finger: each way it goes is a step, and as long as it stays there the steps go on. Two fingers do something else. */
export class Swipe {
  readonly #onstep: (direction: Direction) => void;
  #finger: number | undefined;
  #from: Point = { x: 0, y: 0 };
  #way: Direction | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasStepped = false;

  constructor(onstep: (direction: Direction) => void) {
    this.#onstep = onstep;
  }

  /** From where it leads; undefined for one that does something else. Whatever was before it is over: no click comes of that. */
  press(finger: number, from: Point | undefined): void {
    const isAlone = this.#finger === undefined;
    this.release();
    this.#hasStepped = !isAlone;
    if (isAlone && from) [this.#finger, this.#from] = [finger, from];
  }

  move(finger: number, to: Point): void {
    const way = finger === this.#finger ? wayTo(this.#from, to) : undefined;
    if (way === undefined) return;
    this.#from = to;
    if (way === this.#way) return;
    this.#way = way;
    this.#step(WAIT);
  }

  release(): void {
    clearTimeout(this.#timer);
    [this.#finger, this.#way] = [undefined, undefined];
  }

  /** Whether a click belongs to a swipe, and is no tap. Told once. */
  swallow(): boolean {
    const hasStepped = this.#hasStepped;
    this.#hasStepped = false;
    return hasStepped;
  }

  #step(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#way === undefined) return;
    this.#hasStepped = true;
    this.#onstep(this.#way);
    this.#timer = setTimeout(() => this.#step(PACE), wait);
  }
}
