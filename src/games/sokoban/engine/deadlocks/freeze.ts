import type { Floor } from '../board/floor.ts';

const [UP, RIGHT] = [0, 1];

/**
 * Whether a box that was just pushed to a place can never move again, alone or held by boxes that cannot either, and
 * one of these is not on a goal.
 *
 * All boxes are taken for stuck at first. Whoever finds an axis free of walls and stuck boxes, along which he is not lost
 * both ways, is let go, until nobody does: of those that remain none can be the first that a solution moves.
 */
export class Freeze {
  readonly #next: Int32Array;
  readonly #dead: Uint8Array;
  readonly #isGoal: Uint8Array;
  readonly #stuck: Uint8Array;

  /** `dead` are places that nobody pushes a box to. */
  constructor({ next, size, goals }: Floor, dead: Uint8Array) {
    this.#next = next;
    this.#dead = dead;
    this.#isGoal = new Uint8Array(size);
    for (const goal of goals) this.#isGoal[goal] = 1;
    this.#stuck = new Uint8Array(size + 1);
    this.#stuck[size] = 1;
  }

  isDeadlock(boxes: Int32Array, pushed: number): boolean {
    const stuck = this.#stuck;
    for (const box of boxes) stuck[box] = 1;
    this.#letGo(boxes, pushed);
    // A box that is not stuck itself holds nobody: those who are stuck have been so before.
    const isDeadlock = stuck[pushed] === 1 && this.#isOneAway(boxes);
    for (const box of boxes) stuck[box] = 0;
    return isDeadlock;
  }

  /** Whether a box on a place could be pushed with all others where they are: then nothing holds it, and nobody need look any further. */
  isOpen(place: number, taken: Uint8Array): boolean {
    return this.#isFree(place, UP, taken) || this.#isFree(place, RIGHT, taken);
  }

  /** Marks the boxes that no solution moves any more, and no others. */
  mark(boxes: Int32Array, stuck: Uint8Array): void {
    for (const box of boxes) this.#stuck[box] = 1;
    this.#letGo(boxes);
    stuck.set(this.#stuck);
    stuck[stuck.length - 1] = 0;
    for (const box of boxes) this.#stuck[box] = 0;
  }

  /** Whether a stuck box is not on a goal. */
  #isOneAway(boxes: Int32Array): boolean {
    for (const box of boxes) if (this.#stuck[box] && !this.#isGoal[box]) return true;
    return false;
  }

  /** Stops early when the pushed box is free. */
  #letGo(boxes: Int32Array, pushed?: number): void {
    const stuck = this.#stuck;
    for (let isChanged = true; isChanged && (pushed === undefined || stuck[pushed]); ) {
      isChanged = false;
      for (const box of boxes) {
        if (!stuck[box] || !(this.#isFree(box, UP, stuck) || this.#isFree(box, RIGHT, stuck))) continue;
        stuck[box] = 0;
        isChanged = true;
      }
    }
  }

  /** Whether a box could be pushed along an axis, at least one way without losing it. */
  #isFree(box: number, axis: number, held: Uint8Array): boolean {
    const [next, dead] = [this.#next, this.#dead];
    const [one, other] = [next[box * 4 + axis]!, next[box * 4 + axis + 2]!];
    return !held[one] && !held[other] && !(dead[one] && dead[other]);
  }
}
