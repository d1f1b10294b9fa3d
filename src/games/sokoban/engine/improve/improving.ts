import type { Improvement, Task } from '../../../../core/engine.ts';
import { limitOf } from '../../../../core/search/bestFirst.ts';
import type { Thrift } from '../../../../core/thrift.ts';
import type { State } from '../../rules.ts';
import type { Setting } from '../attempt.ts';
import { deadPlaces } from '../deadlocks/deadPlaces.ts';
import { Pieces } from '../steps/pieces.ts';
import { MOST_POSITIONS, Shortest, type Spot } from '../steps/shortest.ts';
import { Near } from './near.ts';
import { STAGES, type Stage } from './stages.ts';
import { isBetter, spliced, type Trail, trailOf, type Window } from './trail.ts';
import { Vicinity, type Width } from './vicinity.ts';
import { writeSolution } from './written.ts';

/** Positions between two looks at the clock, and milliseconds between two yields. */
const BATCH = 2000;
const PAUSE = 10;

/** Bytes, where the task names no limit. */
const MEMORY = 2 ** 28;
/** What an arrangement takes in a table, beside its words: slots, also those of before while they grow. */
const SLOTS = 48;
/** What a position of the pusher takes: how he came there, and his place among those that wait. */
const POSITION = 2;

/** A part of the line with all that is near it. */
interface Piece {
  readonly window: Window;
  readonly vicinity: Vicinity;
  readonly from: Spot;
  readonly to: Spot;
}

/** A solution, its start in both forms, and what is done to make it better. */
export class Improving {
  readonly #state: State;
  readonly #setting: Setting;
  readonly #thrift: Thrift;
  readonly #task: Task;
  readonly #dead: Uint8Array;
  readonly #began: number;
  #told: number;
  #nodes = 0;
  #isOver = false;
  #trail: Trail;
  /** The best line so far, as the rules agree. */
  moves: string;

  constructor(line: { state: State; setting: Setting; directions: Uint8Array }, thrift: Thrift, task: Task) {
    this.#state = line.state;
    this.#setting = line.setting;
    this.#thrift = thrift;
    this.#task = task;
    this.#dead = deadPlaces(line.setting.floor);
    this.#began = this.#told = task.now();
    this.#trail = trailOf(line.setting, line.directions);
    this.moves = writeSolution(line.state, line.directions);
  }

  /** Looks ever further from the line, and begins again if that was of use. */
  *run(): Generator<Improvement, void, void> {
    for (let before: Trail | undefined; before !== this.#trail; ) {
      before = this.#trail;
      for (const stage of STAGES) {
        yield* this.#pass(stage);
        if (this.#isOver) return;
      }
    }
  }

  /** Goes through the line once, a window after another. One that was of use is looked through again. */
  *#pass(stage: Stage): Generator<Improvement, void, void> {
    const { floor } = this.#setting;
    const { one, two } = stage;
    const width = {
      one: new Near(floor, this.#dead, one),
      two: two > 0 ? new Near(floor, this.#dead, two) : undefined,
    };
    for (let from = 0; from < this.#trail.marks.length - 1; ) {
      const piece = yield* this.#gather(from, width, this.#room(stage));
      if (!piece) return;
      const isGain = yield* this.#shorten(piece);
      const { to } = piece.window;
      if (this.#isOver || (!isGain && to === this.#trail.marks.length - 1)) return;
      if (!isGain) from += Math.max(1, (to - from) >> 1);
    }
  }

  /** How many arrangements there may be at once. */
  #room({ positions }: Stage): number {
    const { size } = this.#setting.floor;
    const bytes = POSITION * size + size / 8 + SLOTS;
    return Math.min(positions / size, MOST_POSITIONS / size - 2 ** 10, (this.#task.memory ?? MEMORY) / bytes);
  }

  /** All that is near the line from a mark on, as much of it as there is room for; undefined if there is no time for that. */
  *#gather(from: number, width: Width, room: number): Generator<Improvement, Piece | undefined, void> {
    const { floor, boxes, pusher } = this.#setting;
    const { directions, marks } = this.#trail;
    const pieces = new Pieces(floor, boxes, pusher);
    for (let at = 0; at < marks[from]!; at++) pieces.step(directions[at]!);
    const vicinity = new Vicinity(floor, width, room);
    const start = { arrangement: vicinity.add(pieces), pusher: pieces.pusher };
    let [to, end] = [from, start];
    do {
      for (let box = 0; box < boxes.length; box++) {
        vicinity.spread(pieces, box);
        yield* this.#pause(0);
        if (this.#isOver) return undefined;
      }
      for (let at = marks[to]!; at < marks[to + 1]!; at++) pieces.step(directions[at]!);
      to++;
      end = { arrangement: vicinity.add(pieces), pusher: pieces.pusher };
    } while (to < marks.length - 1 && !vicinity.isFull);
    return { window: { from, to }, vicinity, from: start, to: end };
  }

  /** Looks for the best way through a window, and takes it if it is better than the one known. */
  *#shorten({ window, vicinity, from, to }: Piece): Generator<Improvement, boolean, void> {
    const isLast = window.to === this.#trail.marks.length - 1;
    const end = isLast ? this.#setting.floor.goals : to;
    const search = new Shortest(vicinity, from, end, { thrift: this.#thrift, dead: this.#dead });
    for (let found: 'way' | 'none' | undefined; found !== 'way'; ) {
      const before = search.nodes;
      found = search.advance(BATCH);
      if (found === 'none') throw new Error('a line leaves its own vicinity');
      yield* this.#pause(search.nodes - before);
      if (this.#isOver && !found) return false;
    }
    const trail = spliced(this.#setting, this.#trail, window, search.way());
    if (!isBetter(trail, this.#trail, this.#thrift)) return false;
    this.moves = writeSolution(this.#state, trail.directions);
    this.#trail = trail;
    return true;
  }

  /** Looks at the clock, and tells how far it is every now and then. */
  *#pause(nodes: number): Generator<Improvement, void, void> {
    this.#nodes += nodes;
    const now = this.#task.now();
    this.#isOver = limitOf(this.#task, { ms: now - this.#began, nodes: this.#nodes, bytes: 0 }) !== undefined;
    if (now - this.#told < PAUSE) return;
    yield { nodes: this.#nodes, moves: this.moves };
    this.#told = this.#task.now();
  }
}
