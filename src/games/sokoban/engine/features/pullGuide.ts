import type { Board } from '../board/board.ts';
import type { Distances } from '../board/distances.ts';
import type { Floor } from '../board/floor.ts';
import { FAR, pushesHome } from '../board/lengths.ts';
import { type Children, UNWANTED } from './children.ts';
import { type Field, fields } from './field.ts';
import type { Guide } from './guide.ts';
import { passagesOf } from './passages.ts';

const [LEFT, HOME, PARTS, BLOCKED, NEAR] = fields(8, 7, 6, 5, 6) as [Field, Field, Field, Field, Field];

const ADVISERS: readonly Field[] = [LEFT, HOME, PARTS, BLOCKED];

/** Whether boxes are pulled as far away as they go, or no further than they must. */
export type Flavour = 'far' | 'near';

/** Which box has each start for its own, and whether every box has one. */
interface Given {
  readonly boxOf: Int16Array;
  readonly isWhole: boolean;
}

/** How far the nearest goal is. */
const nearestGoal = (floor: Floor): Int32Array => pushesHome(floor).map((length) => Math.min(999, length));

/**
 * Guides boxes from the goals back to where they start: one that has come to a start is taken away, and the start with it, if all others can still find
 * one. So what is found is in which order goals can be emptied, and where a box has to stand aside for another.
 */
export class PullGuide implements Guide {
  readonly cellShift = BLOCKED.shift;
  readonly memory: Uint32Array;
  readonly #startAt: Int16Array;
  readonly #isGoal: Uint8Array;
  readonly #goalDistance: Int32Array;
  readonly #flavour: Flavour;
  readonly #passage: Int16Array;
  readonly #filled: Uint8Array;
  readonly #distances: Distances;
  #boxes: Int32Array = new Int32Array(0);
  /** By starts: whom each is given to, and which were tried for the box at hand. */
  readonly #boxOf: Int16Array;
  readonly #tried: Uint8Array;
  /** The same with every box of the position that is looked at, once somebody asks. */
  #given: Given | undefined;
  #home = 0;
  /** Boxes that do not stand where one starts. */
  #away = 0;
  #blocked = 0;
  #score = 0;

  /** `distances` are those to the starts. */
  constructor(floor: Floor, distances: Distances, flavour: Flavour) {
    const { size, goals } = floor;
    const { ends } = distances;
    this.#distances = distances;
    this.#goalDistance = nearestGoal(floor);
    this.#flavour = flavour;
    this.memory = new Uint32Array(Math.ceil(ends.length / 32));
    this.#boxOf = new Int16Array(ends.length);
    this.#tried = new Uint8Array(ends.length);
    this.#startAt = new Int16Array(size + 1).fill(-1);
    for (const [index, end] of ends.entries()) this.#startAt[end] = index;
    this.#isGoal = new Uint8Array(size);
    for (const goal of goals) this.#isGoal[goal] = 1;
    const { of, amount } = passagesOf(floor);
    this.#passage = of;
    this.#filled = new Uint8Array(amount);
  }

  look({ boxes }: Board, parts: number): number {
    this.#boxes = boxes;
    this.#given = undefined;
    this.#home = 0;
    for (const box of boxes) this.#home += this.#isGoal[box]!;
    this.#filled.fill(0);
    this.#blocked = 0;
    for (const box of boxes) {
      const passage = this.#passage[box]!;
      if (passage >= 0 && this.#filled[passage]!++ === 0) this.#blocked++;
    }
    this.#away = 0;
    for (const box of boxes) if (!this.vanishes(box)) this.#away++;
    this.#score = boxes.length === 0 ? 0 : this.#scoreAfter(boxes[0]!, boxes[0]!, parts, this.#away);
    return this.#score;
  }

  judge(box: number, end: number, parts: number): number {
    if (end === box) return this.#scoreAfter(box, end, parts, this.#away);
    const isGone = this.vanishes(end);
    if (isGone && !this.#canDoWithout(box, end)) return UNWANTED;
    const left = this.#away - (this.vanishes(box) ? 0 : 1) + (isGone ? 0 : 1);
    return this.#scoreAfter(box, end, parts, left);
  }

  #scoreAfter(box: number, end: number, parts: number, left: number): number {
    const home = this.#home - this.#isGoal[box]! + (this.vanishes(end) ? 0 : this.#isGoal[end]!);
    const [from, to] = [this.#passage[box]!, this.#passage[end]!];
    let blocked = this.#blocked;
    if (from !== to) {
      if (from >= 0 && this.#filled[from] === 1) blocked--;
      if (to >= 0 && this.#filled[to] === 0) blocked++;
    }
    let far = this.#goalDistance[end]! - this.#goalDistance[box]!;
    for (const each of this.#boxes) far += this.#goalDistance[each]!;
    return (
      LEFT.write(left) +
      HOME.write(home) +
      PARTS.write(parts) +
      BLOCKED.write(blocked) +
      NEAR.write(this.#flavour === 'far' ? 63 - Math.min(63, far >> 2) : far >> 2)
    );
  }

  advise(children: Children): void {
    for (const feature of ADVISERS) {
      const least = feature.read(this.#score);
      let best = -1;
      for (let at = 0; at < children.length; at++) {
        const score = children.scores[at]!;
        if (LEFT.read(score) > LEFT.read(this.#score) || feature.read(score) >= least) continue;
        if (best < 0 || score < children.scores[best]!) best = at;
      }
      if (best >= 0) children.advised[best] = 1;
    }
  }

  vanishes(end: number): boolean {
    const start = this.#startAt[end]!;
    return start >= 0 && !this.#isUsed(start);
  }

  isEnd(score: number): boolean {
    return LEFT.read(score) === 0;
  }

  remember(end: number): void {
    const start = this.#startAt[end]!;
    if (start >= 0) this.memory[start >> 5]! |= 1 << (start & 31);
  }

  #isUsed(start: number): boolean {
    return ((this.memory[start >> 5]! >>> (start & 31)) & 1) === 1;
  }

  /** Whether every other box can still be given a start of its own, without that of an end. */
  #canDoWithout(box: number, end: number): boolean {
    const gone = this.#startAt[end]!;
    this.#given ??= this.#giveAll();
    const { boxOf, isWhole } = this.#given;
    if (!isWhole) return this.#giveAll(box, gone).isWhole;
    const heir = boxOf[gone]!;
    if (heir < 0 || this.#boxes[heir] === box) return true;
    // All have one by now: only who has that one needs another, for which the one of the box that goes is free.
    this.#boxOf.set(boxOf);
    this.#boxOf[gone] = -1;
    const own = boxOf.indexOf(this.#boxes.indexOf(box));
    if (own >= 0) this.#boxOf[own] = -1;
    this.#tried.fill(0);
    return this.#give(heir, gone);
  }

  /** Gives every box but one a start of its own, as far as that can be done. */
  #giveAll(but = -1, gone = -1): Given {
    this.#boxOf.fill(-1);
    let isWhole = true;
    for (let index = 0; isWhole && index < this.#boxes.length; index++) {
      if (this.#boxes[index] === but) continue;
      this.#tried.fill(0);
      isWhole = this.#give(index, gone);
    }
    return { boxOf: this.#boxOf.slice(), isWhole };
  }

  /** Gives a box a start: one that nobody has, or by chains of boxes that hand theirs on. Among hundreds of boxes chains would be long. */
  #give(index: number, gone: number): boolean {
    const { ends, lengths } = this.#distances;
    const first = this.#boxes[index]! * ends.length;
    const isFor = (start: number): boolean =>
      !this.#tried[start] && start !== gone && !this.#isUsed(start) && lengths[first + start]! < FAR;
    for (let start = 0; start < ends.length; start++) {
      if (this.#boxOf[start]! >= 0 || !isFor(start)) continue;
      this.#boxOf[start] = index;
      return true;
    }
    for (let start = 0; start < ends.length; start++) {
      if (!isFor(start)) continue;
      this.#tried[start] = 1;
      if (!this.#give(this.#boxOf[start]!, gone)) continue;
      this.#boxOf[start] = index;
      return true;
    }
    return false;
  }
}
