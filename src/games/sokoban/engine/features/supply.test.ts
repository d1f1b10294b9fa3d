import { expect, test } from 'vitest';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { randomScene } from '../board/plainTesting.ts';
import { drawn } from '../deadlocks/drawnTesting.ts';
import { Supply } from './supply.ts';

/** Two rooms with a corridor between, where the left goal is filled first: from then on the right one has to be filled from the right. */
const rooms = (middle: string) => {
  const { floor, boxes } = drawn('##########', '#   ##   #', middle, '#   ##   #', '# @      #', '##########');
  const [left, right] = floor.goals as [number, number];
  const supply = new Supply(floor, { stages: [[], [left], [left, right]] });
  return { boxes: Int32Array.from(boxes), left, right, supply };
};

test('both goals have a box when there is one on each side', () => {
  const { supply, boxes } = rooms('# $ .. $ #');
  expect(supply.look(boxes, 0)).toBe(0);
});

test('a goal has no box when both are where only the other can be filled from in time', () => {
  const { supply, boxes } = rooms('# $$..   #');
  expect(supply.look(boxes, 0)).toBe(1);
});

test('both goals have a box when both are where either can be filled from', () => {
  const { supply, boxes } = rooms('#   ..$$ #');
  expect(supply.look(boxes, 0)).toBe(0);
});

test('a goal has no box that could be pushed there only from where the pusher cannot come to', () => {
  const { floor, boxes } = drawn('######', '#### #', '#@$  #', '#### #', '####.#', '######');
  const supply = new Supply(floor, { stages: [[], floor.goals] });
  expect(supply.look(Int32Array.from(boxes), 0)).toBe(1);
});

test('a goal has a box that the pusher can walk around', () => {
  const { floor, boxes } = drawn('######', '##   #', '#@$  #', '#### #', '####.#', '######');
  const supply = new Supply(floor, { stages: [[], floor.goals] });
  expect(supply.look(Int32Array.from(boxes), 0)).toBe(0);
});

test('a box that is settled is for no other goal, and its goal for no other box', () => {
  const { supply, boxes, left, right } = rooms('# $ .. $ #');
  const [one, other] = [...boxes] as [number, number];
  supply.look(boxes, 0);
  expect(supply.after(one, left, 1)).toBe(0);
  expect(supply.after(other, left, 1)).toBe(1);
  expect(supply.after(other, right, 0)).toBe(0);
  expect(supply.after(one, right, 0)).toBe(0);
});

test('a box that stays where it was is as good as before', () => {
  const { supply, boxes } = rooms('# $$..   #');
  supply.look(boxes, 0);
  for (const box of boxes) expect(supply.after(box, box, 0)).toBe(1);
});

test('what is told of a box that goes elsewhere is what is told once it is there', () => {
  const { roll } = dice(SEED);
  let changes = 0;
  for (let count = 0; count < 100; count++) {
    const { floor, boxes } = randomScene({ roll });
    const stages = [[], ...floor.goals.map((_, index) => floor.goals.slice(0, index + 1))];
    const supply = new Supply(floor, { stages });
    for (let asked = 0; asked < 30; asked++) {
      const [index, end, stage] = [roll(boxes.length), roll(floor.size), roll(stages.length)];
      if (boxes.includes(end)) continue;
      const before = supply.look(Int32Array.from(boxes), stage);
      const after = supply.after(boxes[index]!, end, stage);
      expect(supply.look(Int32Array.from(boxes.with(index, end)), stage), `seed ${SEED}`).toBe(after);
      if (after !== before) changes++;
    }
  }
  expect(changes).toBeGreaterThan(0);
});
