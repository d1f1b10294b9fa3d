import { pushesTo } from '../engine/board/distances.ts';
import type { Floor } from '../engine/board/floor.ts';
import { Matching } from '../engine/board/matching.ts';

/** One box pushed from a place to the one beside it. */
export interface Shift {
  readonly from: number;
  readonly to: number;
  readonly direction: number;
}

/** What a line of pushes takes, as far as it can be counted quickly. */
export interface Effort {
  readonly pushes: number;
  /** Runs of pushes of one box straight on. */
  readonly lines: number;
  /** How often another box is taken than the last one. */
  readonly changes: number;
  /** Pushes that take the boxes further from the goals. */
  readonly against: number;
  /** How often one has to go from some boxes to the others, however they are divided in two. */
  readonly switches: number;
  /** Pushes if every box could go its way as if it were alone. */
  readonly bound: number;
}

/** Who is pushed, push by push; runs of one box count once. */
const switchesOf = (order: readonly number[], boxes: number): number => {
  let fewest = order.length;
  for (let group = 1; group < 1 << (boxes - 1); group++) {
    let switches = 0;
    for (let index = 1; index < order.length; index++) {
      if (((group >> order[index]!) & 1) !== ((group >> order[index - 1]!) & 1)) switches++;
    }
    fewest = Math.min(fewest, switches);
  }
  return boxes === 1 ? 0 : fewest;
};

/** Measures lines of one floor with its goals. */
export class Measure {
  readonly #matching: Matching;

  constructor(floor: Floor) {
    this.#matching = new Matching(pushesTo(floor.goals, floor));
  }

  of(boxes: readonly number[], line: readonly Shift[]): Effort {
    const places = Int32Array.from(boxes);
    const bound = this.#matching.solve(places);
    const order: number[] = [];
    let [lines, against, before, way] = [0, 0, bound, -1];
    for (const { from, to, direction } of line) {
      const box = places.indexOf(from);
      places[box] = to;
      const left = this.#matching.solve(places);
      if (left > before) against++;
      if (box !== order.at(-1) || direction !== way) lines++;
      // Runs of one box are one entry: the order of boxes is what counts.
      if (box !== order.at(-1)) order.push(box);
      before = left;
      way = direction;
    }
    return {
      ...{ pushes: line.length, lines, against, bound },
      changes: order.length,
      switches: switchesOf(order, boxes.length),
    };
  }
}

/** One number to compare drafts by: what makes levels hard for people, weighted as far as that is known. */
export const scoreOf = ({ pushes, lines, changes, against, switches }: Effort): number =>
  12 * changes + 16 * switches + 8 * against + 4 * lines + pushes;
