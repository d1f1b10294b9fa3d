import type { Floor } from '../board/floor.ts';

/** Boxes and pusher while a line is gone through; each box keeps its number. */
export class Pieces {
  readonly #floor: Floor;
  readonly boxes: Int32Array;
  pusher: number;
  /** The number of the box on each place, or -1. */
  readonly #boxAt: Int32Array;
  readonly #isGoal: Uint8Array;
  /** How many boxes are not on a goal. */
  away = 0;

  constructor(floor: Floor, boxes: readonly number[], pusher: number) {
    this.#floor = floor;
    this.boxes = Int32Array.from(boxes);
    this.pusher = pusher;
    this.#boxAt = new Int32Array(floor.size + 1).fill(-1);
    this.#isGoal = new Uint8Array(floor.size);
    for (const goal of floor.goals) this.#isGoal[goal] = 1;
    for (const [box, place] of boxes.entries()) {
      this.#boxAt[place] = box;
      this.away += 1 - this.#isGoal[place]!;
    }
  }

  isTaken(place: number): boolean {
    return this.#boxAt[place] !== -1;
  }

  /** Makes a move that the rules allow, and tells whether it pushes. */
  step(direction: number): boolean {
    const { next } = this.#floor;
    const to = next[this.pusher * 4 + direction]!;
    const box = this.#boxAt[to]!;
    this.pusher = to;
    if (box === -1) return false;
    const beyond = next[to * 4 + direction]!;
    this.#boxAt[to] = -1;
    this.#boxAt[beyond] = box;
    this.boxes[box] = beyond;
    this.away += this.#isGoal[to]! - this.#isGoal[beyond]!;
    return true;
  }
}
