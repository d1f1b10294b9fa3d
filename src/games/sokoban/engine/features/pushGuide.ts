import type { Board } from '../board/board.ts';
import type { Floor } from '../board/floor.ts';
import type { Children } from './children.ts';
import { Clearing } from './clearing.ts';
import { type Field, fields } from './field.ts';
import type { Guide } from './guide.ts';
import { obstaclesOn } from './obstacles.ts';
import { passagesOf } from './passages.ts';
import type { Schedule } from './schedule.ts';
import { Supply } from './supply.ts';

const [UNPACKED, PARTS, CLOSED, LACKING, BLOCKED, OBSTACLES] = fields(8, 5, 5, 5, 5, 4) as [
  Field,
  Field,
  Field,
  Field,
  Field,
  Field,
];

/** What is looked after besides the goals: that the way to the next one is clear, or that the pusher has room. */
export type Care = 'way' | 'room';

/** Places that the pusher cannot come to are counted by so many. */
const COUNTED = 4;

const ADVISERS: readonly Field[] = [UNPACKED, PARTS, LACKING, BLOCKED, OBSTACLES];

/** How far it is to walk to the nearest of some places. */
const walksTo = (places: readonly number[], { next, size }: Floor): Int32Array => {
  const walks = new Int32Array(size + 1).fill(size);
  const queue = [...places];
  for (const place of queue) walks[place] = 0;
  for (const place of queue) {
    for (let side = place * 4; side < place * 4 + 4; side++) {
      const to = next[side]!;
      if (to === size || walks[to]! < size) continue;
      walks[to] = walks[place]! + 1;
      queue.push(to);
    }
  }
  return walks;
};

/** Guides boxes to the goals, in the order of a schedule. */
export class PushGuide implements Guide {
  readonly cellShift = LACKING.shift;
  readonly memory = new Uint32Array(0);
  readonly #size: number;
  readonly #stages: readonly Uint8Array[];
  readonly #distances: readonly Int32Array[];
  readonly #supply: Supply;
  readonly #clearing: Clearing | undefined;
  readonly #care: Care;
  readonly #passage: Int16Array;
  readonly #filled: Uint8Array;
  readonly #obstacles: Uint8Array | undefined;
  readonly #isGoal: Uint8Array;
  /** How many places each stage has, and how many of them have no box. */
  readonly #places: readonly number[];
  readonly #missing: Int32Array;
  #boxes: Int32Array = new Int32Array(0);
  #area = 0;
  #blocked = 0;
  #hindered = 0;
  /** The box that was asked about last, and what was said. */
  #asked = -1;
  #left = 0;
  #score = 0;

  constructor(floor: Floor, schedule: Schedule, care: Care) {
    const { size } = floor;
    this.#size = size;
    this.#stages = schedule.stages.map((stage) => {
      const marks = new Uint8Array(size);
      for (const place of stage) marks[place] = 1;
      return marks;
    });
    this.#distances = schedule.stages.slice(1).map((stage, index) =>
      walksTo(
        stage.filter((place) => !schedule.stages[index]!.includes(place)),
        floor,
      ),
    );
    this.#supply = new Supply(floor, schedule);
    this.#clearing = care === 'way' ? new Clearing(floor, schedule) : undefined;
    this.#care = care;
    this.#places = schedule.stages.map(({ length }) => length);
    this.#missing = new Int32Array(this.#stages.length);
    const { of, amount } = passagesOf(floor);
    this.#passage = of;
    this.#filled = new Uint8Array(amount);
    this.#obstacles = obstaclesOn(floor);
    this.#isGoal = new Uint8Array(size);
    for (const goal of floor.goals) this.#isGoal[goal] = 1;
  }

  look({ boxes, reach }: Board, parts: number): number {
    this.#boxes = boxes;
    this.#area = 0;
    for (let place = 0; place < this.#size; place++) if (reach.has(place)) this.#area++;
    for (const [stage, marks] of this.#stages.entries()) {
      // Where there are more goals than boxes some stay empty.
      let missing = Math.min(this.#places[stage]!, boxes.length);
      for (const box of boxes) missing -= marks[box]!;
      this.#missing[stage] = missing;
    }
    this.#filled.fill(0);
    this.#blocked = 0;
    for (const box of boxes) {
      const passage = this.#passage[box]!;
      if (passage >= 0 && this.#filled[passage]!++ === 0) this.#blocked++;
    }
    this.#hindered = 0;
    for (const box of boxes) this.#hindered += this.#hindrances(box, -1);
    this.#hindered /= 2;
    this.#asked = -1;
    this.#supply.look(boxes, 0);
    this.#score = this.judge(boxes[0]!, boxes[0]!, parts, this.#area);
    return this.#score;
  }

  judge(box: number, end: number, parts: number, area: number): number {
    const stage = this.#stageAfter(box, end);
    return (
      UNPACKED.write(this.#stages.length - 1 - stage) +
      PARTS.write(parts) +
      CLOSED.write(this.#closed(area)) +
      LACKING.write(this.#supply.after(box, end, stage)) +
      BLOCKED.write(this.#blockedAfter(box, end)) +
      OBSTACLES.write(this.#hinderedWithout(box) + this.#hindrances(end, box))
    );
  }

  /** How much of the floor the pusher cannot come to, if that matters. */
  #closed(area: number): number {
    return this.#care === 'way' ? 0 : Math.floor((this.#size - this.#boxes.length - area) / COUNTED);
  }

  /** The last stage that has all its boxes. */
  #stageAfter(box: number, end: number): number {
    for (let stage = this.#stages.length - 1; ; stage--) {
      const marks = this.#stages[stage]!;
      if (this.#missing[stage]! + marks[box]! - marks[end]! === 0) return stage;
    }
  }

  #blockedAfter(box: number, end: number): number {
    const [from, to] = [this.#passage[box]!, this.#passage[end]!];
    if (from === to) return this.#blocked;
    const [freed, filled] = [from >= 0 && this.#filled[from] === 1, to >= 0 && this.#filled[to] === 0];
    return this.#blocked - (freed ? 1 : 0) + (filled ? 1 : 0);
  }

  /** How many pairs are left of which one hinders the other when a box is gone; it is asked of the same one again and again. */
  #hinderedWithout(box: number): number {
    if (box !== this.#asked) this.#left = this.#hindered - this.#hindrances(box, -1);
    this.#asked = box;
    return this.#left;
  }

  /** How many pairs a box on a place is in of which one hinders the other, one box left aside. */
  #hindrances(place: number, without: number): number {
    const [lost, size] = [this.#obstacles, this.#size];
    if (!lost) return 0;
    let amount = 0;
    for (const box of this.#boxes) {
      if (box === without || box === place) continue;
      if (!this.#isGoal[box]) amount += lost[place * size + box]!;
      if (!this.#isGoal[place]) amount += lost[box * size + place]!;
    }
    return amount;
  }

  /** For every feature the best journey that makes it better, as long as nothing that is packed comes away. */
  advise(children: Children, board: Board): void {
    const now = UNPACKED.read(this.#score);
    for (const feature of ADVISERS) {
      const least = feature.read(this.#score);
      let best = -1;
      for (let at = 0; at < children.length; at++) {
        const score = children.scores[at]!;
        if (UNPACKED.read(score) > now || feature.read(score) >= least) continue;
        if (best < 0 || score < children.scores[best]!) best = at;
      }
      if (best >= 0) children.advised[best] = 1;
    }
    this.#explore(children);
    this.#open(children);
    if (this.#clearing) this.#clear(children, board, this.#clearing);
  }

  /** The journey that gives the pusher the most room, if that is more than he has. */
  #explore(children: Children): void {
    let best = -1;
    for (let at = 0; at < children.length; at++) {
      const score = children.scores[at]!;
      if (UNPACKED.read(score) > UNPACKED.read(this.#score) || PARTS.read(score) > PARTS.read(this.#score)) continue;
      if (children.areas[at]! < this.#area + 2) continue;
      if (best < 0 || children.areas[at]! > children.areas[best]!) best = at;
    }
    if (best >= 0) children.advised[best] = 1;
  }

  /** Takes the box away that is nearest to the place to be filled next, as far as it goes; unless it can be filled. */
  #open(children: Children): void {
    const now = UNPACKED.read(this.#score);
    const distance = this.#distances[this.#stages.length - 1 - now];
    if (!distance) return;
    let [best, least] = [-1, 0];
    for (let at = 0; at < children.length; at++) {
      const score = children.scores[at]!;
      if (UNPACKED.read(score) < now) return;
      const [from, to] = [distance[children.boxes[at]!]!, distance[children.ends[at]!]!];
      const rank = from * 2 ** 16 - to;
      if (to <= from || (best >= 0 && rank >= least) || !this.#isHarmless(score)) continue;
      [best, least] = [at, rank];
    }
    if (best >= 0) children.advised[best] = 1;
  }

  /** Takes a box off the way to the place to be filled next; unless it can be filled. */
  #clear(children: Children, board: Board, clearing: Clearing): void {
    const now = UNPACKED.read(this.#score);
    let best = -1;
    for (let at = 0; at < children.length; at++) if (UNPACKED.read(children.scores[at]!) < now) return;
    if (!clearing.look(board, this.#stages.length - 1 - now)) return;
    const { way } = clearing;
    for (let at = 0; at < children.length; at++) {
      const score = children.scores[at]!;
      if (!way[children.boxes[at]!] || way[children.ends[at]!] || !this.#isHarmless(score)) continue;
      if (best < 0 || score < children.scores[best]!) best = at;
    }
    if (best >= 0) children.advised[best] = 1;
  }

  /** Whether nothing that matters most becomes worse. */
  #isHarmless(score: number): boolean {
    return [UNPACKED, PARTS, BLOCKED].every((field) => field.read(score) <= field.read(this.#score));
  }

  vanishes(): boolean {
    return false;
  }

  isEnd(score: number): boolean {
    return UNPACKED.read(score) === 0;
  }

  remember(): void {}
}
