import type { Work } from '../../../../core/work.ts';
import { opposite } from '../board/floor.ts';
import { type Push, pushNumber, pushOf } from '../board/push.ts';
import { Reach } from '../board/reach.ts';
import type { GoalRoom } from './goalRoom.ts';

/** For each box, in the order they come to the door, the pushes that bring it home from there. */
export type Packing = readonly (readonly Push[])[];

/** The pushes up to one, without the first, which is its own predecessor. */
const lineTo = (last: number, before: ReadonlyMap<number, number>): readonly Push[] => {
  const line: Push[] = [];
  for (let push = last; before.get(push) !== push; push = before.get(push)!) line.push(pushOf(push));
  return line.reverse();
};

const without = (goals: readonly number[], goal: number): readonly number[] => goals.filter((each) => each !== goal);

/** Places that are walked over between two pauses: some milliseconds. */
const WALK = 2 ** 24;

/** Brings a box from the door of a goal room to a goal. */
class Carrier {
  readonly #room: GoalRoom;
  readonly #taken: Uint8Array;
  readonly #reach: Reach;
  #walked = 0;

  constructor(room: GoalRoom) {
    const { size } = room.inside;
    this.#room = room;
    this.#taken = new Uint8Array(size + 1);
    this.#taken[size] = 1;
    this.#reach = new Reach(room.inside);
  }

  /** Whether a pause is due. */
  isTired(): boolean {
    const isTired = this.#walked >= WALK;
    if (isTired) this.#walked = 0;
    return isTired;
  }

  /** The fewest pushes to a goal while boxes stand on others. The way back is free: it is the one the box came. */
  carry(goal: number, filled: readonly number[]): readonly Push[] | undefined {
    for (const place of filled) this.#taken[place] = 1;
    const pushes = this.#search(goal);
    for (const place of filled) this.#taken[place] = 0;
    return pushes;
  }

  /** Breadth first, from push to push: each tells where the box is, and on which side of it the pusher. */
  #search(goal: number): readonly Push[] | undefined {
    const { door, doorstep, inside } = this.#room;
    const entering = pushNumber(doorstep, inside.next.subarray(doorstep * 4).indexOf(door));
    const before = new Map([[entering, entering]]);
    for (const push of before.keys()) {
      const { place, direction } = pushOf(push);
      const box = inside.next[place * 4 + direction]!;
      if (box === goal) return lineTo(push, before);
      for (const onward of this.#pushesOf(box, place)) if (!before.has(onward)) before.set(onward, push);
    }
    return undefined;
  }

  /** What can be done with a box, but for pushing it out again. */
  #pushesOf(box: number, pusher: number): readonly number[] {
    const [taken, reach] = [this.#taken, this.#reach];
    const { inside, doorstep } = this.#room;
    taken[box] = 1;
    this.#walked += inside.size;
    reach.fill(pusher, taken);
    taken[box] = 0;
    const canPush = (direction: number): boolean => {
      const [to, behind] = [inside.next[box * 4 + direction]!, inside.next[box * 4 + opposite(direction)]!];
      return !taken[to] && to !== doorstep && reach.has(behind);
    };
    return [0, 1, 2, 3].filter(canPush).map((direction) => pushNumber(box, direction));
  }
}

/**
 * How a goal room can be filled one box at a time, each brought home before the next one comes to the door: by the
 * fewest pushes that it would take in an empty room, or by any.
 *
 * It is found from its end. Whoever can come last of some boxes can also come last of fewer, who only leave more room:
 * so it does not matter which of those is taken.
 */
export function* packingOf(room: GoalRoom, pushes: 'fewest' | 'any'): Work<Packing | undefined> {
  const carrier = new Carrier(room);
  const carryLast = (goal: number, goals: readonly number[]): readonly Push[] | undefined => {
    const line = carrier.carry(goal, without(goals, goal));
    const isLonger = pushes === 'fewest' && line?.length !== carrier.carry(goal, [])?.length;
    return isLonger ? undefined : line;
  };
  const packing: (readonly Push[])[] = [];
  const { goals } = room.inside;
  const left = [...goals];
  for (let at = 0; at < left.length; at++) {
    if (carrier.isTired()) yield packing.length / goals.length;
    const line = carryLast(left[at]!, left);
    if (!line) continue;
    packing.push(line);
    left.splice(at, 1);
    // Who could not come last before may do so now.
    at = -1;
  }
  return left.length > 0 ? undefined : packing.reverse();
}
