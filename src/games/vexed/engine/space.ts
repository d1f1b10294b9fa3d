import { DEAD, type Space, type Visit } from '../../../core/search/bestFirst.ts';
import type { State } from '../position.ts';
import { Board, type Range } from './board.ts';
import { gridOf } from './grid.ts';
import { Meeting, NEVER } from './meeting.ts';
import { Walk } from './walk.ts';

const DIRECTIONS = [0, 1, 2, 3];
const [RIGHT, LEFT] = [1, 3];
const SIDES = [RIGHT, LEFT];

/** A step as a number: the place where it is taken, and the direction. */
const stepNumber = (place: number, direction: number): number => place * 4 + direction;
const placeOfStep = (step: number): number => step >>> 2;
const directionOfStep = (step: number): number => step & 3;

/**
 * The positions of a level, a loud step apart: one that moves a box, which is a push, or any step with a box on his
 * head. It is taken after a walk of quiet steps, which costs what it is long.
 */
export class LoudSpace implements Space {
  readonly start: Uint32Array;
  readonly #board: Board;
  readonly #walk: Walk;
  readonly #meeting: Meeting;

  constructor(state: State) {
    this.#board = new Board(gridOf(state.shaft), state);
    this.#walk = new Walk(this.#board);
    this.#meeting = new Meeting(this.#board.grid, this.#board.human);
    this.start = this.#board.packed.slice();
  }

  get bytes(): number {
    return this.#meeting.bytes;
  }

  /** The same positions for a search that begins at another of them. */
  from(start: Uint32Array): Space {
    this.#board.load(start);
    return {
      start,
      bytes: this.bytes,
      expand: (position, visit) => this.expand(position, visit),
      bound: () => this.bound(),
    };
  }

  /** How many boxes are left in a position. */
  boxesIn(position: Uint32Array): number {
    const board = this.#board;
    board.packed.set(position);
    let boxes = 0;
    for (let number = 1; number <= board.boxes; number++) if (board.places[number] !== 0) boxes++;
    return boxes;
  }

  expand(position: Uint32Array, visit: Visit): void {
    const board = this.#board;
    board.load(position);
    if (!board.isLaden()) {
      this.#pushes(position, visit);
      return;
    }
    for (const direction of DIRECTIONS) {
      if (board.canStep(direction)) this.#take(position, direction, 1, visit);
    }
  }

  /** Every push that the human can walk to. */
  #pushes(position: Uint32Array, visit: Visit): void {
    const [board, walk] = [this.#board, this.#walk];
    board.lift();
    walk.explore();
    for (let number = 1; number <= board.boxes; number++) {
      const box = board.placeOf(number);
      if (box === 0) continue;
      for (const direction of SIDES) {
        const behind = box - board.grid.steps[direction]!;
        if (!walk.has(behind) || !board.canPush(box, direction)) continue;
        board.put(behind);
        this.#take(position, direction, walk.distance(behind) + 1, visit);
        board.lift();
      }
    }
  }

  /** Takes a step, visits the position after it, and goes back. */
  #take(position: Uint32Array, direction: number, cost: number, visit: Visit): void {
    const board = this.#board;
    const step = stepNumber(board.human, direction);
    board.step(direction);
    board.pack();
    visit(board.packed, step, cost);
    board.load(position);
  }

  /** The directions of a walk to where a loud step is taken, and of that step. */
  pathOf(position: Uint32Array, step: number): readonly number[] {
    const [board, walk] = [this.#board, this.#walk];
    board.load(position);
    if (board.isLaden()) return [directionOfStep(step)];
    board.lift();
    walk.explore();
    return [...walk.pathTo(placeOfStep(step)), directionOfStep(step)];
  }

  /** Colours are brought together by pushes of their own boxes, and as long as a box is left so is a step. */
  bound(): number {
    const { ranges, places } = this.#board;
    let pushes = 0;
    let isSolved = true;
    for (const range of ranges) {
      pushes += this.#boundOf(range);
      if (places[range.end - 1] !== 0) isSolved = false;
    }
    if (isSolved) return 0;
    return Math.max(1, pushes);
  }

  /** Each box has to meet one of its colour: the pushes that it takes the one with the longest way. */
  #boundOf({ first, end }: Range): number {
    const { places } = this.#board;
    let most = 0;
    for (let box = first; box < end; box++) {
      if (places[box] === 0) continue;
      let least = NEVER;
      for (let other = first; other < end; other++) {
        if (other === box || places[other] === 0) continue;
        least = Math.min(least, this.#meeting.pushes(places[box]!, places[other]!));
      }
      if (least === NEVER) return DEAD;
      most = Math.max(most, least);
    }
    return most;
  }
}
