import type { Grid } from './grid.ts';

/** A number of pushes that nothing takes. */
export const NEVER = 255;

/** Pushes that take so many or more are all counted as so many. */
const MANY = NEVER - 1;

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3];

/** Places that the human may come to if boxes lie wherever he wants them to: he only climbs where a ladder is. */
const placesOfHuman = ({ rocks, ladders, steps, size }: Grid, human: number): Uint8Array => {
  const reached = new Uint8Array(size);
  const queue = [human];
  reached[human] = 1;
  for (const place of queue) {
    for (const direction of [UP, RIGHT, DOWN, LEFT]) {
      const to = place + steps[direction]!;
      const isClimb = direction === UP && !ladders[place] && !ladders[to];
      if (rocks[to] || reached[to] || isClimb) continue;
      reached[to] = 1;
      queue.push(to);
    }
  }
  return reached;
};

/**
 * How many pushes at least it takes until two boxes touch, wherever the others are. Falling costs nothing, and a box
 * may fall as far as it likes, for something may lie below it; but it rises never, and somebody has to stand behind it
 * to push it.
 */
export class Meeting {
  readonly #grid: Grid;
  readonly #human: Uint8Array;
  /** From each place where a box has been; the others are never asked for. */
  readonly #pushes: (Uint8Array | undefined)[] = [];
  bytes = 0;

  constructor(grid: Grid, human: number) {
    this.#grid = grid;
    this.#human = placesOfHuman(grid, human);
  }

  /** The fewest pushes until boxes on these places touch, or `NEVER`. */
  pushes(one: number, other: number): number {
    let pushes = this.#pushes[one];
    if (!pushes) {
      pushes = this.#pushesFrom(one);
      this.#pushes[one] = pushes;
      this.bytes += pushes.byteLength;
    }
    return pushes[other]!;
  }

  /** One box goes where it can; then, seen backwards, the other comes from wherever it may. */
  #pushesFrom(one: number): Uint8Array {
    const { rocks, steps, size } = this.#grid;
    const ways = new Uint8Array(size).fill(NEVER);
    ways[one] = 0;
    this.#spread(ways, [one], 1);
    const meeting = new Uint8Array(size).fill(NEVER);
    const touched: number[] = [];
    for (let place = 0; place < size; place++) {
      if (rocks[place]) continue;
      meeting[place] = Math.min(...steps.map((step) => ways[place + step]!));
      touched.push(place);
    }
    this.#spread(meeting, touched, -1);
    return meeting;
  }

  /** Lowers the pushes of places that are reached more cheaply from these; time runs forwards, 1, or backwards, -1. */
  #spread(pushes: Uint8Array, from: readonly number[], time: 1 | -1): void {
    const queue = [...from];
    for (const place of queue) {
      for (const [direction, cost] of [
        [DOWN, 0],
        [LEFT, 1],
        [RIGHT, 1],
      ] as const) {
        const step = this.#grid.steps[direction]!;
        const to = place + time * step;
        const cheaper = Math.min(MANY, pushes[place]! + cost);
        const isPushed = cost === 0 || this.#canPush(time > 0 ? place : to, step);
        if (pushes[place] === NEVER || this.#grid.rocks[to] || !isPushed || pushes[to]! <= cheaper) continue;
        pushes[to] = cheaper;
        queue.push(to);
      }
    }
  }

  #canPush(box: number, step: number): boolean {
    return this.#human[box - step] === 1;
  }
}
