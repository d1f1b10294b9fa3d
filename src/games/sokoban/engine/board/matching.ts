import type { Distances } from './distances.ts';

/** An assignment of ends to boxes: potentials of both, and the box of each end. Everything counts from 1. */
interface Assignment {
  readonly ofBoxes: Int32Array;
  readonly ofEnds: Int32Array;
  readonly boxes: Int32Array;
}

const assignment = (size: number): Assignment => ({
  ofBoxes: new Int32Array(size + 1),
  ofEnds: new Int32Array(size + 1),
  boxes: new Int32Array(size + 1),
});

const copy = (from: Assignment, to: Assignment): void => {
  to.ofBoxes.set(from.ofBoxes);
  to.ofEnds.set(from.ofEnds);
  to.boxes.set(from.boxes);
};

/**
 * The cheapest way to give every box an end of its own, each distance counted as if no other box were there: no
 * solution is shorter. It is the Hungarian method, one box after another. Ends that are left over go to boxes that
 * stand nowhere and cost nothing, so that a box can be taken out and put back elsewhere at any time.
 */
export class Matching {
  readonly #lengths: Int32Array;
  readonly #size: number;
  /** The place of each box. */
  readonly #places: Int32Array;
  readonly #solved: Assignment;
  readonly #changed: Assignment;
  readonly #slack: Int32Array;
  readonly #via: Int32Array;
  readonly #used: Uint8Array;
  #boxes = 0;

  constructor({ ends, lengths }: Distances) {
    const size = ends.length;
    this.#size = size;
    this.#lengths = lengths;
    this.#places = new Int32Array(size + 1);
    this.#solved = assignment(size);
    this.#changed = assignment(size);
    this.#slack = new Int32Array(size + 1);
    this.#via = new Int32Array(size + 1);
    this.#used = new Uint8Array(size + 1);
  }

  /** Matches boxes on these places, as many as there are ends or fewer; from `FAR` on there is no way. */
  solve(places: Int32Array): number {
    const solved = this.#solved;
    solved.ofBoxes.fill(0);
    solved.ofEnds.fill(0);
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

  #cost(box: number, end: number): number {
    return box > this.#boxes ? 0 : this.#lengths[this.#places[box]! * this.#size + end - 1]!;
  }

  #total({ boxes }: Assignment): number {
    let total = 0;
    for (let end = 1; end <= this.#size; end++) total += this.#cost(boxes[end]!, end);
    return total;
  }

  /** Gives a box an end: along the cheapest chain of boxes that hand theirs on, up to an end that is free. */
  #add(box: number, { ofBoxes, ofEnds, boxes }: Assignment): void {
    const [slack, used] = [this.#slack.fill(2 ** 31 - 1), this.#used.fill(0)];
    let end = 0;
    boxes[0] = box;
    do {
      used[end] = 1;
      const nearest = this.#nearest(end, { ofBoxes, ofEnds, boxes });
      const step = slack[nearest]!;
      for (let each = 0; each <= this.#size; each++) {
        if (used[each]) {
          ofBoxes[boxes[each]!]! += step;
          ofEnds[each]! -= step;
        } else slack[each]! -= step;
      }
      end = nearest;
    } while (boxes[end] !== 0);
    for (; end !== 0; end = this.#via[end]!) boxes[end] = boxes[this.#via[end]!]!;
    boxes[0] = 0;
  }

  /** The end to go on to, with the least slack, now that the one before is part of the chain. */
  #nearest(from: number, { ofBoxes, ofEnds, boxes }: Assignment): number {
    const box = boxes[from]!;
    const [slack, used] = [this.#slack, this.#used];
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let end = 1; end <= this.#size; end++) {
      if (used[end]) continue;
      const spare = this.#cost(box, end) - ofBoxes[box]! - ofEnds[end]!;
      if (spare < slack[end]!) {
        slack[end] = spare;
        this.#via[end] = from;
      }
      if (slack[end]! < least) {
        least = slack[end]!;
        nearest = end;
      }
    }
    return nearest;
  }
}
