import { describe, expect, test } from 'vitest';
import { amount } from '../../../../../test/tools/long.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { pushesTo } from './distances.ts';
import { opposite } from './floor.ts';
import { Journeys, type Way } from './journeys.ts';
import { flood, plainJourneys, randomScene, type Scene } from './plainTesting.ts';
import type { Push } from './push.ts';
import { Reach } from './reach.ts';

/** Where pushes or pulls of a box lead, as place and room; undefined if one of them cannot be made. */
const made = ({ floor, taken, pusher }: Scene, first: number, pushes: readonly Push[], way: Way) => {
  const others = taken.with(first, 0);
  let [box, at] = [first, pusher];
  for (const { place, direction } of pushes) {
    const to = floor.next[box * 4 + direction]!;
    const stand = way === 'pull' ? to : floor.next[box * 4 + opposite(direction)]!;
    const after = way === 'pull' ? floor.next[to * 4 + direction]! : box;
    if (place !== box || others[to] || others[after] || !flood(floor, others, at, box).has(stand)) return undefined;
    [box, at] = [to, after];
  }
  return { box, room: Math.min(...flood(floor, others, at, box)) };
};

const compare = (scene: Scene, box: number, way: Way): number => {
  const { floor, taken, pusher } = scene;
  const journeys = new Journeys(floor, new Uint8Array(floor.size + 1), way);
  const found = Array.from({ length: journeys.find(box, pusher, taken) }, (_, journey) => {
    const pushes = journeys.pushesOf(journey);
    const end = { box: journeys.end(journey), room: journeys.room(journey) };
    expect(made(scene, box, pushes, way)).toEqual(end);
    return { ...end, area: journeys.area(journey), pushes: pushes.length };
  });
  const plain = plainJourneys(scene, box, way).slice(1);
  const byName = (one: { box: number; room: number }, other: { box: number; room: number }): number =>
    one.box - other.box || one.room - other.room;
  expect(found.toSorted(byName), `seed ${SEED}`).toEqual(plain.toSorted(byName));
  expect(found.map(({ pushes }) => pushes)).toEqual(found.map(({ pushes }) => pushes).toSorted((a, b) => a - b));
  expect(taken[box]).toBe(1);
  const reach = new Reach(floor);
  reach.fill(pusher, taken);
  expect(journeys.canMove(box, reach, taken), `seed ${SEED}`).toBe(found.length > 0);
  return found.length;
};

describe.each<Way>(['push', 'pull'])('journeys by %s', (way) => {
  test('lead to all that plain breadth first finds, by as many steps', () => {
    const { roll } = dice(SEED);
    let all = 0;
    for (let count = 0; count < amount(60, 2000); count++) {
      const scene = randomScene({ roll });
      for (const box of scene.boxes) all += compare(scene, box, way);
    }
    expect(all).toBeGreaterThan(50);
  });

  test('lead to no place where a box is lost', () => {
    const { roll } = dice(SEED);
    let avoided = 0;
    for (let count = 0; count < 40; count++) {
      const { floor, taken, pusher, boxes } = randomScene({ roll });
      const { dead } = pushesTo(floor.goals, floor);
      const [careful, careless] = [dead, new Uint8Array(floor.size + 1)].map((lost) => new Journeys(floor, lost, way));
      for (const box of boxes) {
        const amounts = [careful!, careless!].map((journeys) => journeys.find(box, pusher, taken));
        const ends = Array.from({ length: amounts[0]! }, (_, journey) => careful!.end(journey));
        expect(
          ends.filter((end) => dead[end]),
          `seed ${SEED}`,
        ).toEqual([]);
        avoided += amounts[1]! - amounts[0]!;
      }
    }
    expect(avoided).toBeGreaterThan(5);
  });
});

test('with the box brought elsewhere the floor is in as many parts as plain floods find', () => {
  const { roll } = dice(SEED);
  for (let count = 0; count < 30; count++) {
    const { floor, taken, pusher, boxes } = randomScene({ roll });
    for (const box of boxes) {
      const journeys = new Journeys(floor, new Uint8Array(floor.size + 1), 'push');
      const others = taken.with(box, 0);
      const around = [...flood(floor, others, box, floor.size)];
      for (let journey = journeys.find(box, pusher, taken) - 1; journey >= 0; journey--) {
        const end = journeys.end(journey);
        const left = around.filter((place) => place !== end);
        const rooms = new Set(left.map((place) => Math.min(...flood(floor, others, place, end))));
        expect(journeys.amount(end), `seed ${SEED}`).toBe(rooms.size);
      }
    }
  }
});
