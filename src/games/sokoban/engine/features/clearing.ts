import type { Board } from '../board/board.ts';
import type { Floor } from '../board/floor.ts';
import { type Schedule, settledIn } from './schedule.ts';

/** So many places there are at the most, and one. */
const PLACES = 2 ** 16;

/** Places in the order of a small cost, first come first served among equals, with the one that each was come to from. */
class Queues {
  readonly #waiting: number[][] = [];
  readonly #done: Uint8Array;
  /** The place that each was come to from. */
  readonly via: Int32Array;
  #cost = 0;
  #at = 0;

  constructor(size: number) {
    this.#done = new Uint8Array(size + 1);
    this.via = new Int32Array(size + 1);
  }

  clear(): void {
    for (const waiting of this.#waiting) waiting.length = 0;
    this.#done.fill(0);
    this.#cost = this.#at = 0;
  }

  add(cost: number, place: number, via: number): void {
    if (this.#done[place]) return;
    while (this.#waiting.length <= cost) this.#waiting.push([]);
    this.#waiting[cost]!.push(place * PLACES + via);
  }

  get cost(): number {
    return this.#cost;
  }

  /** The next place, or -1. */
  take(): number {
    for (; this.#cost < this.#waiting.length; this.#cost++, this.#at = 0) {
      const waiting = this.#waiting[this.#cost]!;
      while (this.#at < waiting.length) {
        const next = waiting[this.#at++]!;
        const place = Math.floor(next / PLACES);
        if (this.#done[place]) continue;
        this.#done[place] = 1;
        this.via[place] = next % PLACES;
        return place;
      }
    }
    return -1;
  }
}

/**
 * Which boxes are in the way when the next place of a schedule is to be filled: those where the pusher has to stand to bring the nearest box there, or that he has to walk
 * through. What is settled counts as wall.
 */
export class Clearing {
  readonly #floor: Floor;
  readonly #settled: readonly Uint8Array[];
  readonly #targets: readonly (readonly number[])[];
  readonly #queues: Queues;
  /** The places of the way, with the walks that belong to it. */
  readonly way: Uint8Array;

  constructor(floor: Floor, schedule: Schedule) {
    const { size } = floor;
    this.#floor = floor;
    this.#settled = settledIn(schedule).map((places) => {
      const marks = new Uint8Array(size + 1);
      for (const place of [...places, size]) marks[place] = 1;
      return marks;
    });
    this.#targets = schedule.stages.map((stage, index) =>
      (schedule.stages[index + 1] ?? []).filter((place) => !stage.includes(place)),
    );
    this.#queues = new Queues(size);
    this.way = new Uint8Array(size + 1);
  }

  /** Marks the way to the next place. False if no box is in the way. */
  look({ taken, reach, boxes }: Board, stage: number): boolean {
    this.way.fill(0);
    const walls = this.#settled[stage]!;
    const way = this.#wayOf(taken, stage, walls);
    let isSource = (place: number): boolean => reach.has(place);
    let before = -1;
    for (let at = 0; at + 1 < way.length; at++) {
      const [place, to] = [way[at]!, way[at + 1]!];
      const direction = this.#direction(place, to);
      const stand = this.#floor.next[place * 4 + ((direction + 2) & 3)]!;
      this.way[to] = this.way[stand] = 1;
      if (direction !== before && !this.#walk(isSource, stand, place, { taken, walls, first: way[0]! })) return false;
      before = direction;
      isSource = (source) => source === place;
    }
    const first = way[0];
    return boxes.some((box) => box !== first && this.way[box] === 1);
  }

  #direction(from: number, to: number): number {
    for (let direction = 0; ; direction++) if (this.#floor.next[from * 4 + direction] === to) return direction;
  }

  /** From the box whose pusher is hindered by the fewest others to the place to be filled; nothing if none can come there. */
  #wayOf(taken: Uint8Array, stage: number, walls: Uint8Array): readonly number[] {
    const [{ next }, queues] = [this.#floor, this.#queues];
    queues.clear();
    const targets = this.#targets[stage]!;
    for (const target of targets) if (!taken[target]) queues.add(0, target, target);
    for (let place = queues.take(); place >= 0; place = queues.take()) {
      if (taken[place]) {
        const way = [place];
        for (let at = place; queues.via[at] !== at; at = queues.via[at]!) way.push(queues.via[at]!);
        return way;
      }
      for (let direction = 0; direction < 4; direction++) {
        const from = next[place * 4 + direction]!;
        const stand = next[from * 4 + direction]!;
        if (!walls[from] && !walls[stand]) queues.add(queues.cost + taken[stand]!, from, place);
      }
    }
    return [];
  }

  /** Marks the walk of the pusher to a stand that passes the fewest boxes, the one that he pushes standing on a place. False if there is none. */
  #walk(
    isSource: (place: number) => boolean,
    stand: number,
    box: number,
    { taken, walls, first }: { readonly taken: Uint8Array; readonly walls: Uint8Array; readonly first: number },
  ): boolean {
    const [{ next }, queues] = [this.#floor, this.#queues];
    queues.clear();
    queues.add(0, stand, stand);
    for (let place = queues.take(); place >= 0; place = queues.take()) {
      if (isSource(place)) {
        for (let at = place; at !== stand; at = queues.via[at]!) this.way[at] = 1;
        return true;
      }
      for (let side = place * 4; side < place * 4 + 4; side++) {
        const to = next[side]!;
        if (walls[to] || to === box) continue;
        queues.add(queues.cost + (to === first ? 0 : taken[to]!), to, place);
      }
    }
    return false;
  }
}
