import type { Floor } from '../board/floor.ts';

/** A larger floor would take too long to look at. */
const MOST_PLACES = 700;

/** For each place, a goal or not, whether a box there takes a goal away from a box elsewhere: rows are the box in the way. */
export const obstaclesOn = (floor: Floor): Uint8Array | undefined => {
  const { size, goals } = floor;
  if (size > MOST_PLACES || goals.length > 32) return undefined;
  const isGoal = new Uint8Array(size);
  for (const goal of goals) isGoal[goal] = 1;
  const free = goalsFrom(floor, size);
  const lost = new Uint8Array(size * size);
  for (let box = 0; box < size; box++) {
    if (isGoal[box]) continue;
    const left = goalsFrom(floor, box);
    for (let place = 0; place < size; place++)
      if (left[place] !== free[place] && place !== box) lost[box * size + place] = 1;
  }
  return lost;
};

/** Which goals a box can be pushed to from each place, a bit for each, if there were a wall on one more. */
const goalsFrom = ({ next, size, goals }: Floor, wall: number): Int32Array => {
  const bits = new Int32Array(size + 1);
  for (const [index, goal] of goals.entries()) {
    const bit = 1 << index;
    if (goal === wall) continue;
    bits[goal]! |= bit;
    const queue = [goal];
    for (const place of queue) {
      for (let direction = 0; direction < 4; direction++) {
        const from = next[place * 4 + direction]!;
        const pusher = next[from * 4 + direction]!;
        if (from === size || from === wall || pusher === size || pusher === wall || bits[from]! & bit) continue;
        bits[from]! |= bit;
        queue.push(from);
      }
    }
  }
  return bits;
};
