import { type Companion, DEAD, type Visit } from '../../../../core/search/bestFirst.ts';
import type { Setting } from '../attempt.ts';
import { Board } from '../board/board.ts';
import { type Distances, pushesTo } from '../board/distances.ts';
import { FAR } from '../board/lengths.ts';
import type { Push } from '../board/push.ts';
import { uselessPlaces } from '../deadlocks/deadPlaces.ts';
import type { PushedSpace } from './bestFirstAttempt.ts';
import { PushSpace } from './pushSpace.ts';

/** A line that solves the level, from wherever it begins: the directions of its moves. */
export interface KnownLine {
  readonly boxes: readonly number[];
  readonly pusher: number;
  readonly directions: Uint8Array;
}

/** Where a known line passes, its pushes, and how many of them were made by then. */
interface Stage {
  readonly boxes: readonly number[];
  readonly pusher: number;
  readonly pushes: readonly Push[];
  readonly made: number;
}

/** Places times moves of a line at the most: to lay out a longer one would take as long as a search. */
const MOST = 2 ** 20;

/** Stages that a position is compared with at the most: with more of them it would take longer than all else that is done with it. */
const MOST_COMPARED = 256;

/** What a stage takes, in bytes, beside a number for each box. */
const STAGE = 512;

/** What a box that stands elsewhere counts, beside its pushes: those of one box are soon made, those of several have to be made around each other. */
const ELSEWHERE = 2;

/** What it counts at least: it has to be pushed once. */
const CHEAPEST = ELSEWHERE + 1;

/** A line before each of its pushes. */
const stagesOf = ({ floor: { next, size } }: Setting, { directions, ...start }: KnownLine): readonly Stage[] => {
  if (size * directions.length > MOST) return [];
  const stages: Stage[] = [];
  const pushes: Push[] = [];
  let { boxes, pusher } = start;
  for (const direction of directions) {
    const place = next[pusher * 4 + direction]!;
    if (boxes.includes(place)) {
      stages.push({ boxes, pusher, pushes, made: pushes.length });
      pushes.push({ place, direction });
      boxes = boxes.map((box) => (box === place ? next[place * 4 + direction]! : box));
    }
    pusher = place;
  }
  return stages;
};

/** As many of some stages as a position may be compared with, evenly apart. */
const thinned = (stages: readonly Stage[]): readonly Stage[] => {
  const apart = Math.ceil(stages.length / MOST_COMPARED);
  return stages.filter((_, index) => index % apart === 0);
};

/** Where a line passes, to be compared with: its boxes, and how many of them stood elsewhere in the one before. */
interface Mark {
  readonly boxes: readonly number[];
  readonly taken: Uint8Array;
  readonly moved: number;
}

const marksOf = (size: number, stages: readonly Stage[]): readonly Mark[] => {
  let last = new Uint8Array(size);
  return stages.map(({ boxes }) => {
    const [taken, before] = [new Uint8Array(size), last];
    for (const box of boxes) taken[box] = 1;
    last = taken;
    return { boxes, taken, moved: boxes.filter((box) => !before[box]).length };
  });
};

/** How far a position is from where lines pass, by pushes of the boxes that stand elsewhere, each as if it were alone. */
class Nearness {
  readonly #board: Board;
  readonly #marks: readonly Mark[];
  readonly #distances: Distances;
  /** Which of the ends each place is. */
  readonly #ends: Int32Array;
  /** The nearest mark of the last position: that of the next one is not far from there as a rule. */
  #nearest = 0;

  constructor({ floor }: Setting, board: Board, stages: readonly Stage[]) {
    this.#board = board;
    this.#marks = marksOf(floor.size, stages);
    this.#distances = pushesTo([...new Set(stages.flatMap(({ boxes }) => boxes))], floor);
    this.#ends = new Int32Array(floor.size);
    for (const [index, end] of this.#distances.ends.entries()) this.#ends[end] = index;
  }

  get bytes(): number {
    return this.#distances.lengths.byteLength + this.#marks.length * this.#ends.length;
  }

  /** Of a packed position, from the nearest of them. */
  of(position: Uint32Array): number {
    this.#board.set(position);
    if (this.#marks.length === 0) return FAR;
    let least = this.#from(this.#marks[this.#nearest]!, FAR);
    // From one mark to the next a box is pushed: so many stand elsewhere at least.
    let elsewhere = 0;
    for (const [index, mark] of this.#marks.entries()) {
      elsewhere -= mark.moved;
      if (elsewhere * CHEAPEST >= least) continue;
      elsewhere = this.#elsewhere(mark);
      if (elsewhere * CHEAPEST >= least) continue;
      const pushes = this.#from(mark, least);
      if (pushes < least) [least, this.#nearest] = [pushes, index];
    }
    return least;
  }

  /** How many boxes do not stand where one does there. */
  #elsewhere({ taken }: Mark): number {
    let count = 0;
    for (const box of this.#board.boxes) if (!taken[box]) count += 1;
    return count;
  }

  /** As far as it is less than something. */
  #from({ boxes, taken }: Mark, most: number): number {
    const { ends, lengths } = this.#distances;
    const free = boxes.filter((place) => !this.#board.taken[place]);
    let pushes = 0;
    for (const box of this.#board.boxes) {
      if (taken[box]) continue;
      let least = FAR;
      for (const place of free) least = Math.min(least, lengths[box * ends.length + this.#ends[place]!]!);
      pushes += ELSEWHERE + least;
      if (pushes >= most) return most;
    }
    return pushes;
  }
}

/**
 * The positions of a level, a push apart, where lines are known that solve it: whoever comes upon one of them knows the rest. That is much nearer than
 * the end as a rule, so what looks best is what is nearest to one of those lines.
 */
export class Rejoining implements PushedSpace, Companion {
  readonly start: Uint32Array;
  readonly bytes: number;
  readonly onTop = 0;
  readonly #space: PushSpace;
  readonly #nearness: Nearness;
  /** By packed positions: two lines may pass the same one. */
  readonly #stages = new Map<string, Stage>();
  #met: Stage | undefined;

  constructor(setting: Setting, lines: readonly KnownLine[]) {
    const { floor, boxes } = setting;
    const useless = uselessPlaces(floor, boxes);
    const board = new Board(floor, boxes, useless);
    // Where a box stands that none comes to from here, no line is met.
    const stages = lines
      .flatMap((line) => stagesOf(setting, line))
      .filter((stage) => stage.boxes.every((box) => !useless[box]));
    for (const stage of stages) {
      board.put(stage.boxes);
      board.setLast(board.room(stage.pusher));
      this.#stages.set(board.packed.join(), stage);
    }
    this.#nearness = new Nearness(setting, board, thinned([...this.#stages.values()]));
    this.bytes = this.#nearness.bytes + this.#stages.size * (STAGE + 8 * boxes.length);
    this.#space = new PushSpace(setting);
    this.start = this.#space.start;
  }

  expand(position: Uint32Array, visit: Visit): void {
    this.#space.expand(position, visit);
  }

  bound(position: Uint32Array): number {
    const pushes = this.#space.bound(position);
    return pushes === 0 || pushes === DEAD ? pushes : 1 + Math.min(pushes, this.#nearness.of(position));
  }

  begin(): void {}

  leave(): void {}

  arrive(position: Uint32Array): boolean {
    this.#met = this.#stages.get(position.join());
    return this.#met !== undefined;
  }

  /** One's own pushes up to where a line was come upon, and those that it goes on with. */
  joined(own: readonly Push[]): readonly Push[] {
    return this.#met ? [...own, ...this.#met.pushes.slice(this.#met.made)] : own;
  }

  pushesOf(moves: readonly number[]): readonly Push[] {
    return this.#space.pushesOf(moves);
  }
}
