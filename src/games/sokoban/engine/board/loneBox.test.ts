import { expect, test } from 'vitest';
import { amount } from '../../../../../test/tools/long.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { LoneBox } from './loneBox.ts';
import { flood, plainJourneys, randomScene, type Scene, sceneOf } from './plainTesting.ts';

/** The goals that a box reaches by plain breadth first, those that are taken left out. */
const plainGoals = (scene: Scene, box: number): readonly number[] => {
  const ends = new Set(plainJourneys(scene, box, 'push').map((stood) => stood.box));
  return scene.floor.goals.filter((goal) => ends.has(goal));
};

test('a box alone among walls reaches the goals that plain breadth first finds, from wherever the pusher is', () => {
  const { roll } = dice(SEED);
  let [reached, missed] = [0, 0];
  for (let count = 0; count < amount(40, 1000); count++) {
    const { floor, boxes: walls, pusher, taken } = randomScene({ roll });
    const lone = new LoneBox(floor);
    lone.look(pusher, taken);
    const bits = lone.goals(taken);
    const walked = flood(floor, taken, pusher, floor.size);
    expect(lone.least, `seed ${SEED}`).toBe(Math.min(...walked));
    for (let place = 0; place < floor.size; place++) expect(lone.has(place)).toBe(walked.has(place));
    for (const box of walked) {
      if (box === pusher) continue;
      const stand = lone.stand(box, pusher, taken);
      const found = floor.goals.filter((_, goal) => (bits[stand * lone.words + (goal >> 5)]! >>> (goal & 31)) & 1);
      const plain = plainGoals(sceneOf(floor, [...walls, box], pusher), box);
      expect(found, `seed ${SEED}`).toEqual(plain);
      reached += plain.length;
      missed += floor.goals.length - plain.length;
    }
  }
  expect(reached).toBeGreaterThan(50);
  expect(missed).toBeGreaterThan(50);
});

test('where the pusher cannot come to a box it has no stand', () => {
  const { roll } = dice(2);
  const { floor } = randomScene({ roll });
  const lone = new LoneBox(floor);
  const walls = new Uint8Array(floor.size + 1).fill(1).with(0, 0);
  lone.look(0, walls);
  expect(lone.stand(floor.size - 1, 0, walls)).toBe(-1);
});
