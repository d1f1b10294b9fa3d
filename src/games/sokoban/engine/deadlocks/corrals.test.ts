import { expect, test } from 'vitest';
import { amount } from '../../../../../test/tools/long.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { format } from '../../position.ts';
import { flood, sceneOf } from '../board/plainTesting.ts';
import { Corrals } from './corrals.ts';
import { type Drawn, drawn, drawnByChance } from './drawnTesting.ts';

/** Which boxes can wait, row by row. */
const waitingOn = ({ floor, dead, board, boxes }: Drawn): readonly boolean[] => {
  const corrals = new Corrals(floor, dead);
  corrals.choose(board);
  return boxes.toSorted((a, b) => a - b).map((box) => corrals.canWait(box));
};

const waiting = (...rows: readonly string[]): readonly boolean[] => waitingOn(drawn(...rows));

test('all others wait for a box that can only be pushed on through its door', () => {
  expect(waiting('#########', '#   #   #', '# @ $   #', '#   # . #', '# $ # . #', '#   #####', '#####')).toEqual([
    ...[false, true],
  ]);
});

test('nobody waits for a box that is home: it may stay there for ever', () => {
  expect(waiting('#########', '#   #   #', '# @ *   #', '#   # ###', '# $ ###', '# . #', '#####')).toEqual([
    false,
    false,
  ]);
});

test('nor for one with another way round it', () => {
  expect(waiting('#########', '#  #    #', '# @$   .#', '#  #    #', '# $  ####', '#  # .###', '#########')).toEqual([
    ...[false, false],
  ]);
});

test('the smaller of two corrals comes first', () => {
  const rows = [
    '###########',
    '#  #   #  #',
    '#  $ @ $$ #',
    '#  #   #  #',
    '#.## # ##.#',
    '#.#######.#',
    '###########',
  ];
  expect(waiting(...rows)).toEqual([false, true, true]);
});

test('what was chosen before is forgotten', () => {
  const door = drawn('#########', '#   #   #', '# @ $   #', '#   # . #', '# $ # . #', '#   #####', '#########');
  const open = drawn('#########', '#   #   #', '#  @$   #', '# $ # . #', '#   # . #', '#   #####', '#########');
  const corrals = new Corrals(door.floor, door.dead);
  corrals.choose(door.board);
  expect(door.boxes.map((box) => corrals.canWait(box))).toEqual([false, true]);
  corrals.choose(open.board);
  expect(open.boxes.map((box) => corrals.canWait(box))).toEqual([false, true]);
});

/** The boxes of each corral, as the rule says it. */
const corralsPlainly = ({ floor, dead, boxes, pusher }: Drawn): readonly (readonly number[])[] => {
  const { next, size, goals } = floor;
  const walked = flood(floor, sceneOf(floor, boxes, pusher).taken, pusher, size);
  const outside = Uint8Array.from({ length: size + 1 }, (_, place) => (place === size || walked.has(place) ? 1 : 0));
  const isLoose = (box: number): boolean =>
    [0, 1].some((axis) => {
      const sides = [next[box * 4 + axis]!, next[box * 4 + axis + 2]!];
      return sides.every((side) => walked.has(side)) && !sides.every((side) => dead[side]);
    });
  return boxes
    .map((box) => boxes.filter((each) => flood(floor, outside, box, size).has(each)))
    .filter((group) => !group.some(isLoose) && !group.every((box) => goals.includes(box)));
};

test('on boards by chance all wait but those of a corral, and of none that has fewer boxes', () => {
  const { roll } = dice(SEED);
  let chosen = 0;
  for (let count = 0; count < amount(300, 5000); count++) {
    const one = drawnByChance({ roll });
    const told = `seed ${SEED}\n${format(one.state)}`;
    const all = corralsPlainly(one);
    const fewest = Math.min(...all.map(({ length }) => length));
    const sorted = one.boxes.toSorted((a, b) => a - b);
    const waits = waitingOn(one);
    const busy = sorted.filter((_, index) => !waits[index]);
    if (all.length === 0) expect(busy, told).toEqual(sorted);
    else
      expect(
        all.map((group) => group.toSorted((a, b) => a - b)),
        told,
      ).toContainEqual(busy);
    if (all.length > 0) expect(busy.length, told).toBe(fewest);
    if (all.length > 0) chosen++;
  }
  expect(chosen, `seed ${SEED}`).toBeGreaterThan(20);
});
