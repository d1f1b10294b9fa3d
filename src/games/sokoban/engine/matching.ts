import type { Floor } from './floor.ts';

/** An assignment of goals to boxes: potentials of both, and the box of each goal. Everything counts from 1. */
interface Assignment {
  readonly ofBoxes: Int32Array;
  readonly ofGoals: Int32Array;
  readonly boxes: Int32Array;
}

const assignment = (size: number): Assignment => ({
  ofBoxes: new Int32Array(size + 1),
  ofGoals: new Int32Array(size + 1),
  boxes: new Int32Array(size + 1),
});

const copy = (from: Assignment, to: Assignment): void => {
  to.ofBoxes.set(from.ofBoxes);
  to.ofGoals.set(from.ofGoals);
  to.boxes.set(from.boxes);
};

/**
 * The cheapest way to give every box a goal of its own, each distance counted as if no other box were there: no
 * solution has fewer pushes. It is the Hungarian method, one box after another. Goals that are left over go to boxes
 * that stand nowhere and cost nothing, so that a box can be taken out and put back elsewhere at any time.
 */
export class Matching {
  readonly #distances: Int32Array;
  readonly #size: number;
  /** The place of each box. */
  readonly #places: Int32Array;
  readonly #solved: Assignment;
  readonly #changed: Assignment;
  readonly #slack: Int32Array;
  readonly #via: Int32Array;
  readonly #used: Uint8Array;
  #boxes = 0;

  constructor({ distances, goals }: Floor) {
    const size = goals.length;
    this.#distances = distances;
    this.#size = size;
    this.#places = new Int32Array(size + 1);
    this.#solved = assignment(size);
    this.#changed = assignment(size);
    this.#slack = new Int32Array(size + 1);
    this.#via = new Int32Array(size + 1);
    this.#used = new Uint8Array(size + 1);
  }

  /** Matches boxes on these places; the pushes it takes at least, from `FAR` on if there is no way. */
  solve(places: Int32Array): number {
    const solved = this.#solved;
    solved.ofBoxes.fill(0);
    solved.ofGoals.fill(0);
    solved.boxes.fill(0);
    this.#boxes = places.length;
    for (let box = 1; box <= places.length; box++) this.#places[box] = places[box - 1]!;
    for (let box = 1; box <= this.#size; box++) this.#add(box, solved);
    return this.#total(solved);
  }

  /** The same if one of the boxes, counted from 0, stood on another place. */
  moved(index: number, place: number): number {
    const [box, changed] = [index + 1, this.#changed];
    const before = this.#places[box]!;
    copy(this.#solved, changed);
    changed.boxes[changed.boxes.indexOf(box)] = 0;
    changed.ofBoxes[box] = 0;
    this.#places[box] = place;
    this.#add(box, changed);
    const total = this.#total(changed);
    this.#places[box] = before;
    return total;
  }

  #cost(box: number, goal: number): number {
    return box > this.#boxes ? 0 : this.#distances[this.#places[box]! * this.#size + goal - 1]!;
  }

  #total({ boxes }: Assignment): number {
    let total = 0;
    for (let goal = 1; goal <= this.#size; goal++) total += this.#cost(boxes[goal]!, goal);
    return total;
  }

  /** Gives a box a goal: along the cheapest chain of boxes that hand theirs on, up to a goal that is free. */
  #add(box: number, { ofBoxes, ofGoals, boxes }: Assignment): void {
    const [slack, used] = [this.#slack.fill(2 ** 31 - 1), this.#used.fill(0)];
    let goal = 0;
    boxes[0] = box;
    do {
      used[goal] = 1;
      const nearest = this.#nearest(goal, { ofBoxes, ofGoals, boxes });
      const step = slack[nearest]!;
      for (let each = 0; each <= this.#size; each++) {
        if (used[each]) {
          ofBoxes[boxes[each]!]! += step;
          ofGoals[each]! -= step;
        } else slack[each]! -= step;
      }
      goal = nearest;
    } while (boxes[goal] !== 0);
    for (; goal !== 0; goal = this.#via[goal]!) boxes[goal] = boxes[this.#via[goal]!]!;
    boxes[0] = 0;
  }

  /** The goal to go on to, with the least slack, now that the one before is part of the chain. */
  #nearest(from: number, { ofBoxes, ofGoals, boxes }: Assignment): number {
    const box = boxes[from]!;
    const [slack, used] = [this.#slack, this.#used];
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let goal = 1; goal <= this.#size; goal++) {
      if (used[goal]) continue;
      const spare = this.#cost(box, goal) - ofBoxes[box]! - ofGoals[goal]!;
      if (spare < slack[goal]!) {
        slack[goal] = spare;
        this.#via[goal] = from;
      }
      if (slack[goal]! < least) {
        least = slack[goal]!;
        nearest = goal;
      }
    }
    return nearest;
  }
}
