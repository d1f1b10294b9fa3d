import { type Floor, MOST_WAYS, opposite } from './floor.ts';

/** More than the ways of all boxes to their ends together. */
export const FAR = 2 * MOST_WAYS;

/** Where the pusher has to be, beside the two places themselves, to bring a box from a place one further. */
export type Stand = (floor: Floor, from: number, direction: number) => number;

export const behind: Stand = ({ next }, from, direction) => next[from * 4 + opposite(direction)]!;

export const ahead: Stand = ({ next }, from, direction) => next[next[from * 4 + direction]! * 4 + direction]!;

/** To the nearest of some ends. Seen from the end, a box that was pushed there is pulled away, and the other way round. */
export const lengthsTo = (ends: readonly number[], floor: Floor, stand: Stand): Int32Array => {
  const { next, size } = floor;
  const lengths = new Int32Array(size).fill(FAR);
  const queue = new Int32Array(size);
  let waiting = 0;
  for (const end of ends) {
    lengths[end] = 0;
    queue[waiting++] = end;
  }
  for (let index = 0; index < waiting; index++) {
    const place = queue[index]!;
    for (let direction = 0; direction < 4; direction++) {
      const to = next[place * 4 + direction]!;
      if (to === size || lengths[to] !== FAR || stand(floor, place, direction) === size) continue;
      lengths[to] = lengths[place]! + 1;
      queue[waiting++] = to;
    }
  }
  return lengths;
};

/** How many pushes each place is away from the nearest goal, if no other box were in the way. */
export const pushesHome = (floor: Floor): Int32Array => lengthsTo(floor.goals, floor, ahead);

/** How many pulls each place is away from the nearest of some boxes. */
export const pullsBack = (boxes: readonly number[], floor: Floor): Int32Array => lengthsTo(boxes, floor, behind);
