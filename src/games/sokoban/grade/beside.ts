import type { Setting } from '../engine/attempt.ts';
import { Board } from '../engine/board/board.ts';
import { type Distances, pushesTo } from '../engine/board/distances.ts';
import { opposite } from '../engine/board/floor.ts';
import { FAR } from '../engine/board/lengths.ts';
import { Matching } from '../engine/board/matching.ts';
import { Freeze } from '../engine/deadlocks/freeze.ts';
import type { BoxPush } from './pushing.ts';

/** What there was to choose from before a push, and what came of it. */
export interface Choice {
  /** Pushes that the rules allow. */
  readonly pushes: number;
  /** The boxes that can be pushed. */
  readonly boxes: number;
  /** Those of the pushes after which the level is lost. */
  readonly deadEnds: number;
  /** Whether the push takes the boxes further from the goals. */
  readonly isAway: boolean;
}

/**
 * Looks at what lies beside the way of a solution. What is lost is told by what players learn first and what never changes: places from which no goal can
 * be reached, boxes that are stuck, and goals that are too few for the boxes that can reach them. Engines know more, and more every year; grades are to stay.
 */
class Beside {
  readonly #board: Board;
  readonly #distances: Distances;
  readonly #matching: Matching;
  readonly #freeze: Freeze;

  constructor({ floor, boxes }: Setting) {
    this.#distances = pushesTo(floor.goals, floor);
    this.#board = new Board(floor, boxes, this.#distances.dead);
    this.#matching = new Matching(this.#distances);
    this.#freeze = new Freeze(floor, this.#distances.dead);
  }

  /** Makes a push, the next one of the solution. */
  follow({ box, to, pusher }: BoxPush): Choice {
    const board = this.#board;
    board.reach.fill(pusher, board.taken);
    const before = this.#matching.solve(board.boxes);
    let [pushes, boxes, deadEnds] = [0, 0, 0];
    for (let each = 0; each < board.boxes.length; each++) {
      const ways = this.#waysOf(each);
      pushes += ways.length;
      if (ways.length > 0) boxes++;
      for (const way of ways) if (this.#isLostBy(each, way)) deadEnds++;
    }
    const isAway = this.#matching.moved(box, to) > before;
    board.move(box, to);
    return { pushes, boxes, deadEnds, isAway };
  }

  /** The places that a box can be pushed to. */
  #waysOf(box: number): readonly number[] {
    const { floor, taken, reach, boxes } = this.#board;
    const from = boxes[box]! * 4;
    const ways: number[] = [];
    for (let direction = 0; direction < 4; direction++) {
      const to = floor.next[from + direction]!;
      if (!taken[to] && reach.has(floor.next[from + opposite(direction)]!)) ways.push(to);
    }
    return ways;
  }

  #isLostBy(box: number, to: number): boolean {
    if (this.#distances.dead[to] || this.#matching.moved(box, to) >= FAR) return true;
    const board = this.#board;
    const from = board.boxes[box]!;
    board.move(box, to);
    const isLost = this.#freeze.isDeadlock(board.boxes, to);
    board.move(box, from);
    return isLost;
  }
}

/** What there was to choose from before each push of a solution. */
export const choicesOf = (setting: Setting, pushes: readonly BoxPush[]): readonly Choice[] => {
  const beside = new Beside(setting);
  return pushes.map((push) => beside.follow(push));
};
