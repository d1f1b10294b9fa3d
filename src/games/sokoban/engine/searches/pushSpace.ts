import { DEAD, type Space, type Visit } from '../../../../core/search/bestFirst.ts';
import type { Setting } from '../attempt.ts';
import { Board } from '../board/board.ts';
import { type Distances, pushesTo } from '../board/distances.ts';
import { opposite } from '../board/floor.ts';
import { Matching } from '../board/matching.ts';
import { type Push, pushNumber, pushOf } from '../board/push.ts';
import { isUnassignable } from '../deadlocks/assignment.ts';
import { Corrals } from '../deadlocks/corrals.ts';
import { uselessPlaces } from '../deadlocks/deadPlaces.ts';
import { Freeze } from '../deadlocks/freeze.ts';

/** Set in the last word of a start that has all boxes home before anything was pushed: it is not solved. */
const UNPUSHED = 2 ** 31;

/** The positions of a level, a push apart. */
export class PushSpace implements Space {
  readonly start: Uint32Array;
  readonly bytes = 0;
  readonly onTop = 0;
  readonly #board: Board;
  readonly #distances: Distances;
  readonly #matching: Matching;
  readonly #freeze: Freeze;
  readonly #corrals: Corrals;
  /** The box that was pushed to the position just visited; none in the start. */
  #pushed: number | undefined;

  constructor({ floor, boxes, pusher }: Setting) {
    const useless = uselessPlaces(floor, boxes);
    this.#distances = pushesTo(floor.goals, floor);
    this.#board = new Board(floor, boxes, useless);
    this.#matching = new Matching(this.#distances);
    this.#freeze = new Freeze(floor, this.#distances.dead);
    this.#corrals = new Corrals(floor, this.#distances.dead);
    const isUnpushed = boxes.every((box) => floor.goals.includes(box));
    this.#board.setLast(this.#board.room(pusher) + (isUnpushed ? UNPUSHED : 0));
    this.start = this.#board.packed.slice();
  }

  bound(position: Uint32Array): number {
    if (position.at(-1)! >= UNPUSHED) return 1;
    const { boxes } = this.#board;
    const index = this.#pushed;
    const pushes = index === undefined ? this.#matching.solve(boxes) : this.#matching.moved(index, boxes[index]!);
    return isUnassignable(pushes) ? DEAD : pushes;
  }

  expand(position: Uint32Array, visit: Visit): void {
    const { boxes } = this.#board;
    this.#board.load(position, position.at(-1)! % UNPUSHED);
    this.#matching.solve(boxes);
    this.#corrals.choose(this.#board);
    for (let index = 0; index < boxes.length; index++) {
      if (this.#corrals.canWait(boxes[index]!)) continue;
      for (let direction = 0; direction < 4; direction++) {
        if (this.#canPush(boxes[index]!, direction)) this.#push(index, direction, visit);
      }
    }
  }

  #canPush(box: number, direction: number): boolean {
    const { floor, taken, reach } = this.#board;
    const to = floor.next[box * 4 + direction]!;
    return !taken[to] && !this.#distances.dead[to] && reach.has(floor.next[box * 4 + opposite(direction)]!);
  }

  /** Pushes, visits the position after it unless it is a deadlock, and takes the push back. */
  #push(index: number, direction: number, visit: Visit): void {
    const board = this.#board;
    const from = board.boxes[index]!;
    const to = board.floor.next[from * 4 + direction]!;
    board.move(index, to);
    if (!this.#freeze.isDeadlock(board.boxes, to)) {
      this.#pushed = index;
      board.setLast(board.room(from));
      visit(board.packed, pushNumber(from, direction), 1);
    }
    board.move(index, from);
  }

  /** The pushes of a way from the start to a solved position. */
  pushesOf(moves: readonly number[]): readonly Push[] {
    return moves.map(pushOf);
  }
}
