import type { Floor } from './floor.ts';
import { FAR } from './lengths.ts';

/** Of a box alone on the floor: which parts it leaves the pusher, and how far it is from an end from each of them. */
export interface Sides {
  /** The part that each place is in: as many numbers as there are places, for each place of the box. */
  readonly parts: Uint8Array;
  /** The fewest pushes, four parts for each place of the box. */
  readonly lengths: Int32Array;
}

/** Numbers the parts around a box from 0, at most four: each begins beside it. */
const fillParts = (box: number, { next, size }: Floor, parts: Uint8Array): void => {
  const queue: number[] = [];
  const known = new Uint8Array(size + 1);
  known[box] = known[size] = 1;
  for (let [part, direction] = [0, 0]; direction < 4; direction++) {
    const beside = next[box * 4 + direction]!;
    if (known[beside]) continue;
    known[beside] = 1;
    queue.push(beside);
    while (queue.length > 0) {
      const place = queue.pop()!;
      parts[box * size + place] = part;
      for (let side = place * 4; side < place * 4 + 4; side++) {
        const to = next[side]!;
        if (known[to]) continue;
        known[to] = 1;
        queue.push(to);
      }
    }
    part++;
  }
};

/** Backwards from the end: there the pusher may be on any side, and he pulls. */
const lengthsTo = (end: number, { next, size }: Floor, parts: Uint8Array): Int32Array => {
  const lengths = new Int32Array(size * 4).fill(FAR);
  lengths.fill(0, end * 4, end * 4 + 4);
  const queue = [0, 1, 2, 3].map((part) => end * 4 + part);
  for (const state of queue) {
    const [box, part] = [state >> 2, state & 3];
    for (let direction = 0; direction < 4; direction++) {
      const to = next[box * 4 + direction]!;
      const pusher = next[to * 4 + direction]!;
      if (pusher === size || parts[box * size + to] !== part) continue;
      const before = to * 4 + parts[to * size + pusher]!;
      if (lengths[before] !== FAR) continue;
      lengths[before] = lengths[state]! + 1;
      queue.push(before);
    }
  }
  return lengths;
};

export const sidesTo = (end: number, floor: Floor): Sides => {
  const { size } = floor;
  const parts = new Uint8Array(size * size);
  for (let box = 0; box < size; box++) fillParts(box, floor, parts);
  return { parts, lengths: lengthsTo(end, floor, parts) };
};
