import type { Thrift } from '../../core/game.ts';
import { type Cell, DIRECTIONS } from '../../core/grid.ts';
import { type Around, aroundOn } from './around.ts';
import { BACK, type FreeCells, freeCellsOf, Walks } from './freeCells.ts';
import { Heap } from './heap.ts';
import { type Move, outcome, type State } from './rules.ts';

/** A leg of moving one box: where it is, where the pusher stands, and what it took to get there. */
export interface Leg {
  readonly box: Cell;
  readonly pusher: Cell;
  readonly moves: number;
  readonly pushes: number;
  /** The push that led here after a walk around the box, and the leg before it. */
  readonly push?: Push;
  readonly before?: Leg;
}

/** A push of the box: from which side, in which way, to where. */
interface Push {
  readonly way: number;
  readonly behind: Cell;
  readonly ahead: Cell;
}

/** Larger than any count of moves or pushes on a board, so that it ranks one figure above the other. */
const FIRST = 2 ** 26;

const rank = ({ moves, pushes }: Leg, by: Thrift): number =>
  by === 'moves' ? moves * FIRST + pushes : pushes * FIRST + moves;

/** Whether the level is solved when the box stands on a cell, after a push: no way goes on from there. */
const solvedAt = (state: State, from: Cell): ((box: Cell) => boolean) => {
  const others = state.boxes.filter((cell) => cell !== from);
  const isLast = outcome({ ...state, boxes: others, pushed: true }) !== undefined;
  return (box) => isLast && state.warehouse.goals[box] === true;
};

/** A search for the cheapest ways of one box while the others stand still: Dijkstra over box and pusher. */
export class BoxSearch {
  readonly #start: Leg;
  readonly #free: FreeCells;
  readonly #walks: Walks;
  readonly #around: Around;
  readonly #isSolved: (box: Cell) => boolean;
  /** The pushes that were made, by where they lead and in which way: that tells also where the pusher stands then. */
  readonly #made: Uint8Array;

  constructor(state: State, box: Cell) {
    this.#start = { box, pusher: state.pusher, moves: 0, pushes: 0 };
    this.#free = freeCellsOf(state, box);
    this.#walks = new Walks(this.#free);
    this.#around = aroundOn(this.#free, box);
    this.#isSolved = solvedAt(state, box);
    this.#made = new Uint8Array(this.#free.cells * DIRECTIONS.length);
  }

  /** The cheapest way to each cell the box can be pushed to, cheapest first. */
  *ways(by: Thrift): Generator<Leg> {
    const heap = new Heap<Leg>();
    const arrived = new Set<Cell>();
    for (let leg: Leg | undefined = this.#start; leg; leg = heap.pop()) {
      if (leg.push && !this.#make(leg.push)) continue;
      if (!arrived.has(leg.box)) yield leg;
      arrived.add(leg.box);
      if (leg.push && this.#isSolved(leg.box)) continue;
      for (const next of this.#after(leg)) heap.push(rank(next, by), next);
    }
  }

  movesTo(last: Leg): readonly Move[] {
    const parts: (readonly Move[])[] = [];
    for (let { push, before } = last; push && before; { push, before } = before) {
      this.#walks.start(before.pusher, [push.behind], before.box);
      parts.push([...this.#walks.path(push.behind), DIRECTIONS[push.way]!]);
    }
    return parts.reverse().flat();
  }

  /** The legs that are one push away. */
  #after(leg: Leg): readonly Leg[] {
    const { box, pusher } = leg;
    const pushes = this.#pushesOf(leg);
    if (pushes.length === 0) return [];
    this.#walks.start(
      pusher,
      pushes.map(({ behind }) => behind),
      box,
    );
    const legs: Leg[] = [];
    for (const push of pushes) {
      const distance = this.#walks.distance(push.behind);
      if (distance === undefined) continue;
      const [moves, count] = [leg.moves + distance + 1, leg.pushes + 1];
      legs.push({ box: push.ahead, pusher: box, moves, pushes: count, push, before: leg });
    }
    return legs;
  }

  /** The pushes that are new and have room. After the first one only those that the pusher can walk to. */
  #pushesOf({ box, pusher, push: last }: Leg): readonly Push[] {
    const pushes: Push[] = [];
    for (let way = 0; way < DIRECTIONS.length; way++) {
      const [behind, ahead] = [this.#free.next(box, BACK[way]!), this.#free.next(box, way)];
      if (behind === undefined || ahead === undefined || this.#made[keyOf(ahead, way)]) continue;
      if (!last || this.#around(box, pusher, behind)) pushes.push({ way, behind, ahead });
    }
    return pushes;
  }

  /** Whether a push is made for the first time. */
  #make({ ahead, way }: Push): boolean {
    const key = keyOf(ahead, way);
    if (this.#made[key]) return false;
    this.#made[key] = 1;
    return true;
  }
}

const keyOf = (ahead: Cell, way: number): number => ahead * DIRECTIONS.length + way;
