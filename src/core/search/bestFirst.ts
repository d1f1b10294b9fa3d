import type { Progress, Task } from '../engine.ts';
import { type Message, say } from '../parsed.ts';
import { Buckets } from './buckets.ts';
import { PositionTable } from './table.ts';

/** The bound of a position that cannot be solved. */
export const DEAD = Number.POSITIVE_INFINITY;

/** Tells of a position one move away: the position, a number that names the move, and what the move costs. */
export type Visit = (position: Uint32Array, move: number, cost: number) => void;

/** A puzzle as a search sees it: packed positions, the moves between them, and a bound. */
export interface Space {
  /** The first position; its length is that of all of them. */
  readonly start: Uint32Array;
  /** Memory that the space itself has come to need. */
  readonly bytes: number;
  /** Visits the positions after every move that matters; each is overwritten by the next. */
  expand(position: Uint32Array, visit: Visit): void;
  /**
   * What is still to be paid at least, for the start or for the position just visited: 0 only when it is solved,
   * `DEAD` when it never will be.
   */
  bound(position: Uint32Array): number;
}

/** Whoever is told where a search goes, and may end it. */
export interface Companion {
  begin(position: Uint32Array): void;
  /** The search goes on from a position. */
  leave(position: Uint32Array): void;
  /** By a move it has come to one that is new; whether that is as good as the end. */
  arrive(position: Uint32Array, move: number): boolean;
}

/** A position on the way, and the move that is played there. */
interface Passed {
  readonly position: Uint32Array;
  readonly move: number;
}

export type Found =
  | { readonly kind: 'way'; readonly way: readonly Passed[]; readonly nodes: number }
  | { readonly kind: 'none'; readonly nodes: number }
  | { readonly kind: 'gaveUp'; readonly reason: Message; readonly nodes: number };

/** What the table notes of a position: where it was reached from, by which move, what that cost, and its bound. */
const [PARENT, MOVE, PAID, BOUND] = [0, 1, 2, 3];
const NOTES = 4;

/** What one entry of the queue may take: a stack of numbers keeps up to as much again in reserve. */
const QUEUED_BYTES = 16;

/** A best-first search, a few positions at a time. */
export class Hunt {
  readonly #space: Space;
  readonly #greed: number;
  readonly #table: PositionTable;
  readonly #queue = new Buckets();
  readonly #position: Uint32Array;
  readonly #companion: Companion | undefined;
  readonly #visit: Visit = (position, move, cost) => this.#note(position, move, cost);
  /** The position being expanded, and how many were visited of late. */
  #at = 0;
  #visits = 0;
  /** A position that the companion takes for the end. */
  #met: number | undefined;

  constructor(space: Space, greed: number, companion?: Companion) {
    this.#space = space;
    this.#companion = companion;
    this.#greed = greed;
    this.#table = new PositionTable(space.start.length, NOTES);
    this.#position = space.start.slice();
    const bound = space.bound(space.start);
    this.#table.enter(space.start);
    this.#table.setNote(0, BOUND, bound);
    if (bound !== DEAD) this.#queue.push(greed * bound, 0);
    companion?.begin(space.start);
  }

  /** Nothing that is still to be looked at is worth less; with a greed of 1 no way costs less. */
  get least(): number {
    return this.#queue.least;
  }

  get nodes(): number {
    return this.#table.size;
  }

  get bytes(): number {
    return this.#table.bytes + this.#queue.size * QUEUED_BYTES + this.#space.bytes;
  }

  /** Goes on for about so many visits, and tells if that was the end: the number of a solved position, or of one that the companion takes for one, or none. */
  advance(visits: number): number | 'none' | undefined {
    for (this.#visits = 0; this.#visits < visits; this.#visits++) {
      const priority = this.#queue.least;
      const number = this.#queue.pop();
      if (number === undefined) return 'none';
      const bound = this.#table.note(number, BOUND);
      // A cheaper way here was found since, and followed.
      if (priority !== this.#table.note(number, PAID) + this.#greed * bound) continue;
      if (bound === 0) return number;
      this.#at = number;
      this.#table.read(number, this.#position);
      this.#companion?.leave(this.#position);
      this.#space.expand(this.#position, this.#visit);
      if (this.#met !== undefined) return this.#met;
    }
    return undefined;
  }

  #note(position: Uint32Array, move: number, cost: number): void {
    const table = this.#table;
    this.#visits++;
    const paid = table.note(this.#at, PAID) + cost;
    const known = table.size;
    const number = table.enter(position);
    if (number < known && paid >= table.note(number, PAID)) return;
    if (number === known) {
      const bound = this.#space.bound(position);
      // Nothing is cheaper than free: a dead position is never queued.
      if (bound === DEAD) return;
      table.setNote(number, BOUND, bound);
      if (this.#met === undefined && this.#companion?.arrive(position, move)) this.#met = number;
    }
    table.setNote(number, PARENT, this.#at);
    table.setNote(number, MOVE, move);
    table.setNote(number, PAID, paid);
    this.#queue.push(paid + this.#greed * table.note(number, BOUND), number);
  }

  /** The way from the start to a position. */
  wayTo(number: number): readonly Passed[] {
    const way: Passed[] = [];
    for (let at = number; at !== 0; ) {
      const move = this.#table.note(at, MOVE);
      at = this.#table.note(at, PARENT);
      const position = new Uint32Array(this.#position.length);
      this.#table.read(at, position);
      way.push({ position, move });
    }
    return way.reverse();
  }
}

/** How many positions are visited between two looks at the clock, and how many milliseconds between two yields. */
const BATCH = 100;
const PAUSE = 10;

/** Bytes, where the task names no limit: what a page may ask for. */
const MEMORY = 2 ** 29;

export const limitOf = (
  task: Task,
  spent: { readonly ms: number; readonly nodes: number; readonly bytes: number },
): Message | undefined => {
  if (task.ms !== undefined && spent.ms >= task.ms) return say('The time is up.');
  if (task.nodes !== undefined && spent.nodes >= task.nodes) return say('The limit of positions is reached.');
  if (spent.bytes >= (task.memory ?? MEMORY)) return say('The memory is full.');
  return undefined;
};

/**
 * A* with whole numbers. With a greed of 1 the way found is a cheapest one, whether or not the bound is consistent: a
 * position that is reached more cheaply is expanded again. With more greed it is found sooner and may cost more.
 */
export function* bestFirst(space: Space, task: Task, greed: number): Generator<Progress, Found, void> {
  const began = task.now();
  const hunt = new Hunt(space, greed);
  for (let told = began; ; ) {
    const end = hunt.advance(BATCH);
    const { nodes, bytes } = hunt;
    if (end === 'none') return { kind: 'none', nodes };
    if (end !== undefined) return { kind: 'way', way: hunt.wayTo(end), nodes };
    const now = task.now();
    const reason = limitOf(task, { ms: now - began, nodes, bytes });
    if (reason) return { kind: 'gaveUp', reason, nodes };
    if (now - told < PAUSE) continue;
    yield { nodes };
    told = task.now();
  }
}
