import type { Floor } from '../board/floor.ts';

/** Which passage each place is in, or -1: a passage is a narrow part of the floor that leads from one room to another. */
export interface Passages {
  readonly of: Int16Array;
  readonly amount: number;
}

/** Places of a square of four are in a room. */
const roomy = ({ next, size }: Floor): Uint8Array => {
  const isRoom = new Uint8Array(size + 1);
  for (let place = 0; place < size; place++) {
    const [right, down] = [next[place * 4 + 1]!, next[place * 4 + 2]!];
    if (right === size || down === size) continue;
    const across = next[right * 4 + 2]!;
    if (across === size) continue;
    isRoom[place] = isRoom[right] = isRoom[down] = isRoom[across] = 1;
  }
  return isRoom;
};

/** What hangs together with a place without a room between, and how many doors it has to rooms. */
const gather = (first: number, { next, size }: Floor, isRoom: Uint8Array, seen: Uint8Array) => {
  const group = [first];
  let doors = 0;
  seen[first] = 1;
  for (const place of group) {
    for (const to of next.subarray(place * 4, place * 4 + 4)) {
      if (isRoom[to]) doors++;
      if (to === size || seen[to]) continue;
      seen[to] = 1;
      group.push(to);
    }
  }
  return { group, doors };
};

export const passagesOf = (floor: Floor): Passages => {
  const { size } = floor;
  const isRoom = roomy(floor);
  const seen = isRoom.slice();
  const of = new Int16Array(size).fill(-1);
  let amount = 0;
  for (let first = 0; first < size; first++) {
    if (seen[first]) continue;
    const { group, doors } = gather(first, floor, isRoom, seen);
    if (doors < 2) continue;
    for (const place of group) of[place] = amount;
    amount++;
  }
  return { of, amount };
};
