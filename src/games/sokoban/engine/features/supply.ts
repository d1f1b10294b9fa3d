import type { Floor } from '../board/floor.ts';
import { type Schedule, settledIn } from './schedule.ts';

/**
 * For how many goals of a schedule no box is left. A goal that is filled at some stage gets a box that can be pushed to it while nothing but what is settled
 * by then is in the way; each box is for one goal. So it is seen early that boxes of one side were used up which only they could have filled a goal.
 */
export class Supply {
  readonly #goals: number;
  /** For each place, as many numbers as there are goals: 1 for those that a box there is good for. */
  readonly #serves: Uint8Array;
  /** For each stage, the goals that are not settled yet, and the places that are. */
  readonly #open: readonly Uint8Array[];
  readonly #settled: readonly Uint8Array[];
  readonly #boxOf: Int16Array;
  readonly #tried: Uint8Array;
  /** Goals that could be given up by their box for another, and so on until a free one. */
  readonly #spare: Uint8Array;
  #boxes: Int32Array = new Int32Array(0);
  #stage = 0;
  /** The box without which the boxes were matched last, or -1; and how many goals had none then. */
  #without = -1;
  #missing = 0;

  constructor(floor: Floor, schedule: Schedule) {
    const { size, goals } = floor;
    this.#goals = goals.length;
    const settled = settledIn(schedule);
    this.#settled = settled.map((places) => marksOf(places, size));
    this.#open = settled.map((places) => Uint8Array.from(goals, (goal) => (places.includes(goal) ? 0 : 1)));
    this.#serves = new Uint8Array((size + 1) * goals.length);
    for (const [index, goal] of goals.entries()) {
      const stage = settled.findIndex((places) => places.includes(goal));
      for (const place of placesBefore(goal, floor, settled[stage - 1] ?? []))
        this.#serves[place * goals.length + index] = 1;
    }
    this.#boxOf = new Int16Array(goals.length);
    this.#tried = new Uint8Array(goals.length);
    this.#spare = new Uint8Array(goals.length);
  }

  /** How many goals have no box, at a stage. */
  look(boxes: Int32Array, stage: number): number {
    this.#boxes = boxes;
    this.#stage = stage;
    this.#match(-1, stage);
    return this.#missing;
  }

  /** The same after a box was brought to another place, and so to a stage. */
  after(box: number, end: number, stage: number): number {
    if (stage !== this.#stage || box !== this.#without) this.#match(box, stage);
    this.#stage = stage;
    if (this.#settled[stage]![end]) return this.#missing;
    const at = end * this.#goals;
    for (let goal = 0; goal < this.#goals; goal++)
      if (this.#spare[goal] && this.#serves[at + goal]) return this.#missing - 1;
    return this.#missing;
  }

  /** Gives as many boxes a goal as can have one, leaving one box aside. */
  #match(without: number, stage: number): void {
    this.#without = without;
    const [settled, open] = [this.#settled[stage]!, this.#open[stage]!];
    this.#boxOf.fill(-1);
    let missing = 0;
    for (let goal = 0; goal < this.#goals; goal++) missing += open[goal]!;
    for (const box of this.#boxes) {
      if (box === without || settled[box]) continue;
      this.#tried.set(open);
      if (this.#give(box)) missing--;
    }
    this.#missing = missing;
    this.#findSpare(open);
  }

  #give(box: number): boolean {
    const at = box * this.#goals;
    for (let goal = 0; goal < this.#goals; goal++) {
      if (!this.#tried[goal] || !this.#serves[at + goal]) continue;
      this.#tried[goal] = 0;
      const before = this.#boxOf[goal]!;
      if (before >= 0 && !this.#give(before)) continue;
      this.#boxOf[goal] = box;
      return true;
    }
    return false;
  }

  #findSpare(open: Uint8Array): void {
    const [spare, boxOf] = [this.#spare, this.#boxOf];
    for (let goal = 0; goal < this.#goals; goal++) spare[goal] = open[goal] && boxOf[goal]! < 0 ? 1 : 0;
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (let goal = 0; goal < this.#goals; goal++) {
        if (!open[goal] || spare[goal] || !this.#canChange(boxOf[goal]!)) continue;
        spare[goal] = 1;
        isChanged = true;
      }
    }
  }

  #canChange(box: number): boolean {
    const at = box * this.#goals;
    for (let goal = 0; goal < this.#goals; goal++) if (this.#spare[goal] && this.#serves[at + goal]) return true;
    return false;
  }
}

const marksOf = (places: readonly number[], size: number): Uint8Array => {
  const marks = new Uint8Array(size + 1);
  for (const place of places) marks[place] = 1;
  return marks;
};

/** From where a box alone can be pushed to a goal around places that are filled. */
const placesBefore = (goal: number, { next, size }: Floor, filled: readonly number[]): Iterable<number> => {
  const taken = marksOf([...filled, size], size);
  const found = new Set([goal]);
  for (const place of found) {
    for (let direction = 0; direction < 4; direction++) {
      const from = next[place * 4 + direction]!;
      if (!taken[from] && !taken[next[from * 4 + direction]!]) found.add(from);
    }
  }
  return found;
};
