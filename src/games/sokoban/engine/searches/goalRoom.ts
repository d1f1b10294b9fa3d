import type { Floor } from '../board/floor.ts';
import { Reach } from '../board/reach.ts';

/**
 * A part of the floor that has every goal and no box, and one place that leads there, the door: every box has to be
 * pushed through it. `docs/decisions/0013-goal-rooms.md` has what follows from that.
 */
export interface GoalRoom {
  readonly door: number;
  /** The one place outside next to the door: the pusher stands there whenever a box has come to the door. */
  readonly doorstep: number;
  /** The floor without the room, the door being its goal. */
  readonly outside: Floor;
  /** The room, its door and the doorstep. */
  readonly inside: Floor;
}

/** The same floor, all places but some walled up. */
const walledUp = (floor: Floor, isLeft: (place: number) => boolean): Floor => {
  const { next, size } = floor;
  const left = next.map((place, side) => (isLeft(side >> 2) && isLeft(place) ? place : size));
  return { ...floor, next: left };
};

/** The places of a shortest walk, whatever boxes are in the way. */
const walkBetween = (from: number, to: number, { next, size }: Floor): readonly number[] => {
  const onward = new Int32Array(size).fill(size);
  onward[to] = to;
  const queue = [to];
  for (const place of queue) {
    for (const neighbour of next.subarray(place * 4, place * 4 + 4)) {
      if (neighbour === size || onward[neighbour] !== size) continue;
      onward[neighbour] = place;
      queue.push(neighbour);
    }
  }
  const walk = [from];
  while (walk.at(-1) !== to) walk.push(onward[walk.at(-1)!]!);
  return walk;
};

/** The goal room behind a door, if it is one, given where the pusher can walk while the door is shut. */
const roomBehind = (door: number, floor: Floor, outer: Reach): GoalRoom | undefined => {
  const { next, size, goals } = floor;
  const doorsteps = [...next.subarray(door * 4, door * 4 + 4)].filter((place) => outer.has(place));
  if (doorsteps.length !== 1 || goals.some((goal) => outer.has(goal))) return undefined;
  const doorstep = doorsteps[0]!;
  const outside = walledUp(floor, (place) => place === door || outer.has(place));
  const inside = walledUp(floor, (place) => place < size && (place === doorstep || !outer.has(place)));
  return { door, doorstep, outside: { ...outside, goals: [door] }, inside };
};

/** On a larger floor the tables for one room would take too much memory. */
const MOST_PLACES = 2 ** 11;

/** All goal rooms of a level, those with the least floor outside first. */
export function* goalRooms(floor: Floor, boxes: readonly number[], pusher: number): Generator<GoalRoom, void, void> {
  const { goals, size } = floor;
  if (size > MOST_PLACES || goals.length !== boxes.length) return;
  const outer = new Reach(floor);
  const shut = new Uint8Array(size + 1);
  shut[size] = 1;
  // A door is on every walk from the pusher to a goal, and the later it comes the more floor is outside.
  for (const door of walkBetween(pusher, goals[0]!, floor).slice(1)) {
    if (goals.includes(door)) return;
    shut[door] = 1;
    outer.fill(pusher, shut);
    shut[door] = 0;
    const room = boxes.every((box) => outer.has(box)) ? roomBehind(door, floor, outer) : undefined;
    if (room) yield room;
  }
}
