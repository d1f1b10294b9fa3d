import { type Floor, MOST_WAYS, opposite } from './floor.ts';

/** More than the ways of all boxes to their ends together. */
export const FAR = 2 * MOST_WAYS;

/**
 * How far each place is from the ends that boxes have to be brought to, if no other box were in the way: goals that
 * they are pushed to, or starts that they are pulled back to.
 */
export interface Distances {
  readonly ends: readonly number[];
  /** As many numbers a place as there are ends. */
  readonly lengths: Int32Array;
  /** Places from which no end can be reached, walls among them. */
  readonly dead: Uint8Array;
}

/** Where the pusher has to be, beside the two places themselves, to bring a box from a place one further. */
type Stand = (floor: Floor, from: number, direction: number) => number;

const behind: Stand = ({ next }, from, direction) => next[from * 4 + opposite(direction)]!;

const ahead: Stand = ({ next }, from, direction) => next[next[from * 4 + direction]! * 4 + direction]!;

/** To the nearest of some ends. Seen from the end, a box that was pushed there is pulled away, and the other way round. */
const lengthsTo = (ends: readonly number[], floor: Floor, stand: Stand): Int32Array => {
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

const distancesTo = (ends: readonly number[], floor: Floor, stand: Stand): Distances => {
  const { size } = floor;
  const lengths = new Int32Array(size * ends.length);
  const dead = new Uint8Array(size + 1).fill(1);
  for (const [index, end] of ends.entries()) {
    const own = lengthsTo([end], floor, stand);
    for (let place = 0; place < size; place++) {
      lengths[place * ends.length + index] = own[place]!;
      if (own[place]! < FAR) dead[place] = 0;
    }
  }
  return { ends, lengths, dead };
};

export const pushesTo = (ends: readonly number[], floor: Floor): Distances => distancesTo(ends, floor, ahead);

export const pullsTo = (ends: readonly number[], floor: Floor): Distances => distancesTo(ends, floor, behind);

/** How many pushes each place is away from the nearest goal, if no other box were in the way. */
export const pushesHome = (floor: Floor): Int32Array => lengthsTo(floor.goals, floor, ahead);

/** How many pulls each place is away from the nearest of some boxes. */
export const pullsBack = (boxes: readonly number[], floor: Floor): Int32Array => lengthsTo(boxes, floor, behind);

/** Places that no box of a solution ever stands on, walls among them: no goal can be reached from there, or it cannot be reached from any box. */
export const uselessPlaces = (floor: Floor, boxes: readonly number[]): Uint8Array => {
  const useless = deadPlaces(floor);
  for (const [place, length] of pullsBack(boxes, floor).entries()) if (length >= FAR) useless[place] = 1;
  return useless;
};

/** Places from which no goal can be reached, walls among them; for as many goals as there may be. */
export const deadPlaces = (floor: Floor): Uint8Array => {
  const dead = new Uint8Array(floor.size + 1).fill(1);
  for (const [place, length] of pushesHome(floor).entries()) if (length < FAR) dead[place] = 0;
  return dead;
};
