import type { Floor } from '../board/floor.ts';
import { LoneBox } from '../board/loneBox.ts';
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
  /** For each stage, the box that each goal is given of all boxes, or -1. */
  readonly #givenOf: readonly Int16Array[];
  /** Which stages that is known of, for the boxes that are looked at. */
  readonly #isKnown: Uint8Array;
  /** The same of all but one box. */
  readonly #given: Int16Array;
  readonly #tried: Uint8Array;
  /** Goals that could be given up by their box for another, and so on until a free one. */
  readonly #spare: Uint8Array;
  #boxes: Int32Array = new Int32Array(0);
  #stage = 0;
  /** The box that was left aside last, or -1; and how many goals had none then. */
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
    this.#givenOf = settled.map(() => new Int16Array(goals.length));
    this.#isKnown = new Uint8Array(settled.length);
    this.#given = new Int16Array(goals.length);
    this.#tried = new Uint8Array(goals.length);
    this.#spare = new Uint8Array(goals.length);
  }

  /** How many goals have no box, at a stage. */
  look(boxes: Int32Array, stage: number): number {
    this.#boxes = boxes;
    this.#isKnown.fill(0);
    this.#leaveAside(-1, stage);
    return this.#missing;
  }

  /** The same after a box was brought to another place, and so to a stage. */
  after(box: number, end: number, stage: number): number {
    if (stage !== this.#stage || box !== this.#without) this.#leaveAside(box, stage);
    if (this.#settled[stage]![end]) return this.#missing;
    const at = end * this.#goals;
    for (let goal = 0; goal < this.#goals; goal++)
      if (this.#spare[goal] && this.#serves[at + goal]) return this.#missing - 1;
    return this.#missing;
  }

  /** Gives as many boxes a goal as can have one, leaving one box aside: if it had a goal, another one without may have that instead. */
  #leaveAside(box: number, stage: number): void {
    const given = this.#given;
    given.set(this.#givenTo(stage));
    [this.#without, this.#stage] = [box, stage];
    const goal = box < 0 ? -1 : given.indexOf(box);
    if (goal >= 0) {
      given[goal] = -1;
      for (const other of this.#boxes) if (other !== box && this.#giveAny(other, stage, given)) break;
    }
    this.#missing = 0;
    for (let index = 0; index < this.#goals; index++) {
      if (this.#open[stage]![index] && given[index]! < 0) this.#missing++;
    }
    this.#findSpare(this.#open[stage]!);
  }

  /** What each goal is given at a stage, of all boxes. */
  #givenTo(stage: number): Int16Array {
    const given = this.#givenOf[stage]!;
    if (this.#isKnown[stage]) return given;
    this.#isKnown[stage] = 1;
    given.fill(-1);
    for (const box of this.#boxes) this.#giveAny(box, stage, given);
    return given;
  }

  /** Gives a box a goal that is not settled yet, if it has none and there is one for it. */
  #giveAny(box: number, stage: number, given: Int16Array): boolean {
    if (this.#settled[stage]![box] || given.includes(box)) return false;
    this.#tried.set(this.#open[stage]!);
    return this.#give(box, given);
  }

  #give(box: number, given: Int16Array): boolean {
    const at = box * this.#goals;
    for (let goal = 0; goal < this.#goals; goal++) {
      if (!this.#tried[goal] || !this.#serves[at + goal]) continue;
      this.#tried[goal] = 0;
      const before = given[goal]!;
      if (before >= 0 && !this.#give(before, given)) continue;
      given[goal] = box;
      return true;
    }
    return false;
  }

  #findSpare(open: Uint8Array): void {
    const [spare, given] = [this.#spare, this.#given];
    for (let goal = 0; goal < this.#goals; goal++) spare[goal] = open[goal] && given[goal]! < 0 ? 1 : 0;
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (let goal = 0; goal < this.#goals; goal++) {
        if (!open[goal] || spare[goal] || !this.#canChange(given[goal]!)) continue;
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

/** From where a box alone can be pushed to a goal around places that are filled, from one of its sides at least. */
const placesBefore = (goal: number, floor: Floor, filled: readonly number[]): ReadonlySet<number> => {
  const taken = marksOf([...filled, floor.size], floor.size);
  const lone = new LoneBox(floor);
  lone.look(goal, taken);
  return new Set([goal * 4, ...lone.standsTo(goal, taken)].map((stand) => stand >> 2));
};
