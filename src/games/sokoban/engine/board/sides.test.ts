import { expect, test } from 'vitest';
import { dice } from '../../../../core/random.ts';
import type { State } from '../../rules.ts';
import { fewestBarePushes, randomBoard } from '../testing.ts';
import { type Floor, floorOf } from './floor.ts';
import { FAR } from './lengths.ts';
import { sidesTo } from './sides.ts';

/** Every level of one box on a floor: where the box is, and where the pusher. */
const placings = ({ size, goals }: Floor): readonly (readonly [number, number])[] => {
  const places = [...Array(size).keys()];
  return places
    .filter((box) => !goals.includes(box))
    .flatMap((box) => places.filter((pusher) => pusher !== box).map((pusher) => [box, pusher] as const));
};

test('a box alone is as far from its end as a search finds, wherever the pusher is', () => {
  const { roll } = dice(5);
  let [near, far] = [0, 0];
  for (let count = 0; count < 8; count++) {
    const start = randomBoard({ roll }, { width: 6, height: 6 }, 1);
    const floor = floorOf(start.warehouse);
    if (floor.goals.length !== 1) continue;
    const { parts, lengths } = sidesTo(floor.goals[0]!, floor);
    for (const [box, pusher] of placings(floor)) {
      const state: State = { ...start, boxes: [floor.cells[box]!], pusher: floor.cells[pusher]! };
      const length = lengths[box * 4 + parts[box * floor.size + pusher]!]!;
      expect(length).toBe(fewestBarePushes(state) ?? FAR);
      if (length < FAR) near++;
      else far++;
    }
  }
  expect(near).toBeGreaterThan(150);
  expect(far).toBeGreaterThan(150);
});
