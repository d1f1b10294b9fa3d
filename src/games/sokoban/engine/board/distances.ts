import type { Floor } from './floor.ts';
import { ahead, behind, FAR, lengthsTo, type Stand } from './lengths.ts';

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
