import { PositionTable } from '../../../../core/search/table.ts';
import type { Board } from '../board/board.ts';
import type { Journeys } from '../board/journeys.ts';
import { Reach } from '../board/reach.ts';
import { Children, UNWANTED } from './children.ts';
import type { Guide } from './guide.ts';
import { Heap } from './heap.ts';
import { MovePool, type Waiting } from './movePool.ts';

const [PARENT, MOVE, WEIGHT, BEST, MEMORY] = [0, 1, 2, 3, 4];
const NO_PARENT = 2 ** 32 - 1;
/** Children of one position at the most; more than that are hardly worth a thought. */
const MOST_CHILDREN = 2 ** 14;
/** Places that are walked over between two pauses: a few milliseconds. On most boards that is more than a position takes. */
const WALK = 2 ** 14;

/** Work that pauses every few milliseconds, and comes to something in the end. */
export type Paused<T> = Generator<void, T, void>;

/** A journey on the way to a position: of the box on a place to another, with the pusher in a room then. */
export interface Passed {
  readonly node: number;
  readonly from: number;
  readonly to: number;
  readonly room: number;
}

/** What there is to search: the board, what can be done on it and what that is worth, and what is not worth a look. */
export interface Dynamics {
  readonly board: Board;
  readonly journeys: Journeys;
  readonly guide: Guide;
  /** Whether the position on the board, in which a box was just brought to a place, can never be solved. */
  isDead(pushed: number, room: number): boolean;
  /** Whether a journey of a box, told by its number, to a place is not worth a look. */
  isPoor(index: number, end: number): boolean;
  /** Called for a position whose children are wanted: which boxes can wait. */
  choose(): void;
  canWait(box: number): boolean;
  /** Whether somebody has come to the position on the board from the other side. */
  isMet(): boolean;
}

/**
 * Positions are sorted into cells by their features. The cells have their turn one after another, and each goes on with its best journey: so
 * progress of every kind gets its share, and nothing that looks good keeps all others waiting.
 */
export class FeatureSearch {
  readonly #by: Dynamics;
  readonly #table: PositionTable;
  readonly #position: Uint32Array;
  readonly #children = new Children(MOST_CHILDREN);
  readonly #moves = new MovePool();
  /** Positions that have journeys left, by their features; and the same in the order of their turns. */
  readonly #cells = new Map<number, Heap>();
  readonly #order: Heap[] = [];
  #turn = 0;
  /** Places that were walked over since the last pause, in the position at hand. */
  #walked = 0;
  #steps = 0;
  readonly #reach: Reach;
  /** The best position so far, and its score. */
  best = 0;
  bestScore = UNWANTED;
  found: number | undefined;
  /** How many journeys were judged. */
  judged = 0;

  constructor(by: Dynamics) {
    this.#by = by;
    const { packed } = by.board;
    this.#table = new PositionTable(packed.length, MEMORY + by.guide.memory.length);
    this.#position = packed.slice();
    this.#reach = new Reach(by.board.floor);
  }

  get nodes(): number {
    return this.#table.size;
  }

  get bytes(): number {
    return this.#table.bytes + this.#moves.bytes + this.#table.size * 64;
  }

  /** A position to begin with: the one on the board, with the pusher in a room. */
  *begin(room: number): Paused<void> {
    this.#by.board.setLast(room);
    yield* this.#enter(NO_PARENT, 0, 0);
  }

  /** One journey further. False when there is nowhere to go, or nothing left to do. */
  *step(): Paused<boolean> {
    const cell = this.found === undefined ? this.#chooseCell() : undefined;
    if (!cell) return false;
    this.#walked = 0;
    const node = cell.pop()!;
    const move = this.#moves.take(node);
    const weight = this.#table.note(node, WEIGHT) + (move.isAdvised ? 0 : 1);
    this.#queue(node, cell);
    yield* this.#go(node, move, weight);
    return true;
  }

  /** The journeys that lead to a position, from a beginning. */
  wayTo(last: number): readonly Passed[] {
    const way: Passed[] = [];
    for (let node = last; ; ) {
      const parent = this.#table.note(node, PARENT);
      if (parent === NO_PARENT) return way.reverse();
      const move = this.#table.note(node, MOVE);
      this.#table.read(node, this.#position);
      way.push({ node, from: move >>> 16, to: move & 0xffff, room: this.#position.at(-1)! });
      node = parent;
    }
  }

  /** Puts a position on the board. */
  show(node: number): void {
    this.#table.read(node, this.#position);
    this.#by.board.load(this.#position, this.#position.at(-1)!);
  }

  #chooseCell(): Heap | undefined {
    this.#steps++;
    if (this.#steps % 2 === 0) {
      const best = this.#cells.get(this.bestScore >>> this.#by.guide.cellShift);
      if (best && best.size > 0) return best;
    }
    for (let tried = 0; tried < this.#order.length; tried++) {
      this.#turn = (this.#turn + 1) % this.#order.length;
      const cell = this.#order[this.#turn]!;
      if (cell.size > 0) return cell;
    }
    return undefined;
  }

  *#go(node: number, { from, to, room: ahead }: Waiting, weight: number): Paused<void> {
    const { board, guide } = this.#by;
    let room = ahead;
    this.#table.read(node, this.#position);
    board.set(this.#position);
    for (let word = 0; word < guide.memory.length; word++) guide.memory[word] = this.#table.note(node, MEMORY + word);
    const index = board.boxes.indexOf(from);
    board.move(index, to);
    if (guide.vanishes(to)) {
      board.remove(index);
      room = this.#reach.fill(room, board.taken);
    }
    board.setLast(room);
    if (this.#table.find(board.packed) >= 0 || this.#by.isDead(to, room)) return;
    if (this.#isTired()) yield;
    guide.remember(to);
    yield* this.#enter(node, from * 65536 + to, weight);
  }

  /** Takes in the position on the board, and judges what can be done there. */
  *#enter(parent: number, move: number, weight: number): Paused<void> {
    const { board, guide } = this.#by;
    const table = this.#table;
    const node = table.enter(board.packed);
    table.setNote(node, PARENT, parent);
    table.setNote(node, MOVE, move);
    table.setNote(node, WEIGHT, weight);
    for (const [word, value] of guide.memory.entries()) table.setNote(node, MEMORY + word, value);
    this.show(node);
    const parts = this.#reach.rooms(board.taken).length;
    const score = guide.look(board, parts);
    const past = parent === NO_PARENT ? UNWANTED : table.note(parent, BEST);
    const best = Math.min(score, past);
    table.setNote(node, BEST, best);
    if (score < this.bestScore) {
      this.bestScore = score;
      this.best = node;
    }
    if (this.#by.isMet() || guide.isEnd(score)) {
      this.found = node;
      return;
    }
    yield* this.#judgeAll(parts);
    guide.advise(this.#children, board);
    this.#moves.add(node, this.#children);
    this.#queue(node, this.#cellOf(best >>> guide.cellShift));
  }

  *#judgeAll(parts: number): Paused<void> {
    const { board, journeys } = this.#by;
    const { boxes } = board;
    if (this.#isTired()) yield;
    this.#children.length = 0;
    this.#by.choose();
    for (let index = 0; index < boxes.length; index++) {
      const box = boxes[index]!;
      if (this.#by.canWait(box) || !journeys.canMove(box, board.reach, board.taken)) continue;
      if (this.#isTired()) yield;
      this.#judgeBox(index, parts);
    }
  }

  /** Whether a pause is due, now that all places were walked over once more. */
  #isTired(): boolean {
    this.#walked += this.#by.board.floor.size;
    const isTired = this.#walked >= WALK;
    if (isTired) this.#walked = 0;
    return isTired;
  }

  #judgeBox(index: number, parts: number): void {
    const { board, journeys, guide } = this.#by;
    const children = this.#children;
    const box = board.boxes[index]!;
    const amount = journeys.find(box, this.#position.at(-1)!, board.taken);
    const others = parts - journeys.amount(box);
    for (let journey = 0; journey < amount && !children.isFull; journey++) {
      const end = journeys.end(journey);
      this.judged++;
      if (end !== box && this.#by.isPoor(index, end)) continue;
      const area = journeys.area(journey);
      const score = guide.judge(box, end, others + journeys.amount(end), area);
      if (score === UNWANTED) continue;
      children.add(box, end, { room: journeys.room(journey), area }, score);
    }
  }

  #cellOf(key: number): Heap {
    let cell = this.#cells.get(key);
    if (!cell) {
      cell = new Heap();
      this.#cells.set(key, cell);
      // A new cell has the next turn.
      this.#order.splice(this.#turn + 1, 0, cell);
    }
    return cell;
  }

  /** Lets a position wait for its next journey, if it has one. */
  #queue(node: number, cell: Heap): void {
    const next = this.#moves.peek(node);
    if (next !== undefined) cell.push(this.#table.note(node, WEIGHT) * 2 ** 32 + next, node);
  }
}
