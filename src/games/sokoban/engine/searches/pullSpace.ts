import { DEAD, type Space, type Visit } from '../../../../core/search/bestFirst.ts';
import type { Setting } from '../attempt.ts';
import { Board } from '../board/board.ts';
import { type Distances, pullsTo } from '../board/distances.ts';
import { opposite } from '../board/floor.ts';
import { Matching } from '../board/matching.ts';
import { type Push, pushNumber, pushOf } from '../board/push.ts';
import { isUnassignable } from '../deadlocks/assignment.ts';
import { uselessPlaces } from '../deadlocks/deadPlaces.ts';

/** The last word of the first position: all boxes are home, and nobody knows where the pusher ended. */
const NOWHERE = 2 ** 31;

/**
 * The positions of a level backwards, a pull apart, from its end to its start. It takes as many goals as boxes, of which
 * one at least is not home. Ways are found sooner than forwards: boxes that leave the goals last are those that have to
 * come first, and nobody has to know which.
 */
export class PullSpace implements Space {
  readonly start: Uint32Array;
  readonly bytes = 0;
  readonly onTop = 0;
  readonly #board: Board;
  readonly #distances: Distances;
  readonly #matching: Matching;
  /** The room that the pusher starts in. */
  readonly #home: number;
  /** The box that was pulled to the position just visited; none in a solved one. */
  #pulled: number | undefined;

  constructor({ floor, boxes, pusher }: Setting) {
    const useless = uselessPlaces(floor, boxes);
    this.#distances = pullsTo(boxes, floor);
    this.#home = new Board(floor, boxes, useless).room(pusher);
    this.#board = new Board(floor, floor.goals, useless);
    this.#matching = new Matching(this.#distances);
    this.#board.setLast(NOWHERE);
    this.start = this.#board.packed.slice();
  }

  bound(position: Uint32Array): number {
    if (position.at(-1) === NOWHERE) return 1;
    const { boxes } = this.#board;
    const index = this.#pulled;
    const pulls = index === undefined ? this.#matching.solve(boxes) : this.#matching.moved(index, boxes[index]!);
    if (isUnassignable(pulls)) return DEAD;
    return pulls === 0 && position.at(-1) !== this.#home ? 1 : pulls;
  }

  expand(position: Uint32Array, visit: Visit): void {
    const { boxes } = this.#board;
    if (position.at(-1) === NOWHERE) {
      this.#enterRooms(visit);
      return;
    }
    this.#board.load(position, position.at(-1)!);
    this.#matching.solve(boxes);
    for (let index = 0; index < boxes.length; index++) {
      for (let direction = 0; direction < 4; direction++) {
        if (this.#canPull(boxes[index]!, direction)) this.#pull(index, direction, visit);
      }
    }
  }

  /** The pusher may have ended in any room. */
  #enterRooms(visit: Visit): void {
    const board = this.#board;
    for (const room of board.rooms()) {
      board.setLast(room);
      visit(board.packed, 0, 0);
    }
  }

  #canPull(box: number, direction: number): boolean {
    const { floor, taken, reach } = this.#board;
    const to = floor.next[box * 4 + direction]!;
    return reach.has(to) && !this.#distances.dead[to] && !taken[floor.next[to * 4 + direction]!];
  }

  /** Pulls, visits the position after it, and takes the pull back. */
  #pull(index: number, direction: number, visit: Visit): void {
    const board = this.#board;
    const { next } = board.floor;
    const from = board.boxes[index]!;
    const to = next[from * 4 + direction]!;
    board.move(index, to);
    this.#pulled = index;
    board.setLast(board.room(next[to * 4 + direction]!));
    // A pull, seen forwards, is a push the other way.
    visit(board.packed, pushNumber(to, opposite(direction)), 1);
    board.move(index, from);
  }

  /** The pushes of a way from a solved position, chosen first, to the start. */
  pushesOf(moves: readonly number[]): readonly Push[] {
    return moves.slice(1).reverse().map(pushOf);
  }
}
