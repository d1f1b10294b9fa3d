import type { Attempt, Finding, Setting } from '../attempt.ts';
import type { Push } from '../board/push.ts';
import { AllArrangements } from './allArrangements.ts';
import { Pieces } from './pieces.ts';
import { MOST_POSITIONS, Shortest } from './shortest.ts';

/** Looks for a solution of the fewest moves, and among these for one of the fewest pushes. */
export class FewestMoves implements Attempt {
  readonly #setting: Setting;
  readonly #all: AllArrangements;
  readonly #search: Shortest;

  constructor(setting: Setting) {
    const { floor, boxes, pusher } = setting;
    this.#setting = setting;
    this.#all = new AllArrangements(floor, boxes);
    const limits = { thrift: 'moves', dead: this.#all.dead } as const;
    this.#search = new Shortest(this.#all, { arrangement: 0, pusher }, floor.goals, limits);
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  get bytes(): number {
    const isFull = this.#all.size * this.#setting.floor.size > MOST_POSITIONS - 2 ** 20;
    return isFull ? Number.POSITIVE_INFINITY : this.#all.bytes + this.#search.bytes;
  }

  advance(positions: number): Finding | undefined {
    const end = this.#search.advance(positions);
    return end === 'way' ? this.#pushes() : end;
  }

  #pushes(): readonly Push[] {
    const { floor, boxes, pusher } = this.#setting;
    const pieces = new Pieces(floor, boxes, pusher);
    const pushes: Push[] = [];
    for (const direction of this.#search.way())
      if (pieces.step(direction)) pushes.push({ place: pieces.pusher, direction });
    return pushes;
  }
}
