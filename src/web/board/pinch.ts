import type { Point } from './lens.ts';

/** What two fingers do: so much larger, around a point, and so far along. */
export interface Pinched {
  readonly factor: number;
  readonly middle: Point;
  readonly along: Point;
}

const middleOf = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const distanceOf = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Two fingers on the board, in pixels of the screen. One finger is nobody's concern here. */
export class Pinch {
  readonly #fingers = new Map<number, Point>();

  get isGoing(): boolean {
    return this.#fingers.size === 2;
  }

  press(finger: number, at: Point): void {
    this.#fingers.set(finger, at);
  }

  /** What changed since the last time; undefined unless there are two. */
  move(finger: number, to: Point): Pinched | undefined {
    if (!this.#fingers.has(finger)) return undefined;
    const before = this.#pair();
    this.#fingers.set(finger, to);
    const after = this.#pair();
    if (!before || !after) return undefined;
    const [from, middle] = [middleOf(before), middleOf(after)];
    const factor = distanceOf(after) / Math.max(1, distanceOf(before));
    return { factor, middle, along: { x: from.x - middle.x, y: from.y - middle.y } };
  }

  release(finger: number): void {
    this.#fingers.delete(finger);
  }

  #pair(): readonly [Point, Point] | undefined {
    const [one, other] = [...this.#fingers.values()].map(({ x, y }) => ({ x, y }));
    return one && other && this.isGoing ? [one, other] : undefined;
  }
}
