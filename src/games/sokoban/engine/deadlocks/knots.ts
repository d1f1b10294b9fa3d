import { PositionTable } from '../../../../core/search/table.ts';
import type { Board } from '../board/board.ts';
import type { Floor } from '../board/floor.ts';
import { Reach } from '../board/reach.ts';
import { Rounds } from '../board/rounds.ts';
import { Untying } from './untying.ts';

/** Boxes of a knot at the most: more take too long to look at. */
const MOST_BOXES = 12;

const [UNKNOWN, LOOSE, TIED] = [0, 1, 2];

/** What is noted of a knot: what is known, and how often it was met while nothing was. */
const [VERDICT, MET] = [0, 1];

/** At how many positions is looked the first time that a knot is met, and again when it was met so often: on a floor of so many places, and at fewer on a larger one. */
const EFFORTS: ReadonlyMap<number, number> = new Map([
  [1, 50],
  [16, 200],
  [128, 800],
  [1024, 3200],
]);
const USUAL_PLACES = 1000;

/**
 * A knot is a group of boxes that stand in each other's way: those around one that was pushed, or around floor that the pusher cannot come to. Whatever a solution
 * does with these boxes can be done as well if there were no others, whose pushes are mere walks then: so if they cannot be untied alone, there is no solution.
 */
export class Knots {
  readonly #floor: Floor;
  readonly #isGoal: Uint8Array;
  readonly #untying: Untying;
  readonly #verdicts: PositionTable;
  readonly #reach: Reach;
  /** The places around each, eight of them at the most. */
  readonly #around: readonly (readonly number[])[];
  readonly #seen: Rounds;
  /** Which part of an effort is made. */
  readonly #zeal: number;
  readonly #efforts: ReadonlyMap<number, number>;

  constructor(floor: Floor, boxes: readonly number[], lost: Uint8Array, efforts = EFFORTS) {
    this.#efforts = efforts;
    this.#floor = floor;
    this.#isGoal = new Uint8Array(floor.size + 1);
    for (const goal of floor.goals) this.#isGoal[goal] = 1;
    this.#untying = new Untying(floor, boxes, lost);
    this.#verdicts = new PositionTable(this.#untying.position.length, 2);
    this.#reach = new Reach(floor);
    this.#around = placesAround(floor);
    this.#seen = new Rounds(floor.size + 1);
    this.#zeal = Math.min(1, USUAL_PLACES / floor.size);
  }

  get bytes(): number {
    return this.#verdicts.bytes + this.#untying.bytes;
  }

  /** Whether a position is lost by a knot, after a box was pushed to a place. */
  isDeadlock({ taken }: Board, pushed: number, pusher: number): boolean {
    this.#seen.begin();
    if (taken[pushed] && this.#isTied([pushed], taken, pusher)) return true;
    this.#reach.fill(pusher, taken);
    const isHidden = (place: number): boolean => !taken[place] && !this.#reach.has(place) && !this.#seen.has(place);
    for (let place = 0; place < this.#floor.size; place++) {
      if (isHidden(place) && this.#isTied(this.#fence(place, taken), taken, pusher)) return true;
    }
    return false;
  }

  /** The boxes around the floor that hangs together with a place. */
  #fence(first: number, taken: Uint8Array): number[] {
    const [{ next, size }, { of: seen, now: look }] = [this.#floor, this.#seen];
    const [queue, fence] = [[first], [] as number[]];
    seen[first] = look;
    for (const place of queue) {
      for (let side = place * 4; side < place * 4 + 4; side++) {
        const to = next[side]!;
        if (to === size || seen[to] === look || fence.includes(to)) continue;
        (taken[to] ? fence : queue).push(to);
        // A box may be around other floor too.
        if (!taken[to]) seen[to] = look;
      }
    }
    return fence;
  }

  /** Whether some boxes, with those beside them, cannot be untied. */
  #isTied(boxes: number[], taken: Uint8Array, pusher: number): boolean {
    if (boxes.length > MOST_BOXES) return false;
    for (const box of boxes) {
      for (const place of this.#around[box]!) {
        if (taken[place] && boxes.length < MOST_BOXES && !boxes.includes(place)) boxes.push(place);
      }
    }
    if (boxes.every((box) => this.#isGoal[box])) return false;
    return this.#verdictOn(this.#untying.begin(boxes, pusher)) === TIED;
  }

  #verdictOn(position: Uint32Array): number {
    const verdicts = this.#verdicts;
    const number = verdicts.enter(position);
    if (verdicts.note(number, VERDICT) === UNKNOWN) {
      const met = verdicts.note(number, MET) + 1;
      const effort = this.#efforts.get(met);
      const isLoose = effort === undefined ? undefined : this.#untying.isLoose(Math.ceil(effort * this.#zeal));
      verdicts.setNote(number, MET, met);
      if (isLoose !== undefined) verdicts.setNote(number, VERDICT, isLoose ? LOOSE : TIED);
    }
    return verdicts.note(number, VERDICT);
  }
}

const placesAround = ({ next, size }: Floor): readonly (readonly number[])[] =>
  Array.from({ length: size }, (_, place) => {
    const beside = [...next.subarray(place * 4, place * 4 + 4)];
    const corners = beside.flatMap((to, side) =>
      to === size ? [] : [next[to * 4 + ((side + 1) & 3)]!, next[to * 4 + ((side + 3) & 3)]!],
    );
    return [...new Set([...beside, ...corners])].filter((to) => to !== size);
  });
