import { describe, expect, test } from 'vitest';
import { amount } from '../../../../../test/tools/long.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { format } from '../../position.ts';
import { opposite } from '../board/floor.ts';
import { flood, sceneOf } from '../board/plainTesting.ts';
import { type Drawn, drawn, drawnByChance } from './drawnTesting.ts';
import { Untying } from './untying.ts';

const MANY = 100_000;

/** Whether all boxes of a board, taken for one knot, can be untied. */
const untied = ({ floor, dead, boxes, pusher }: Drawn, positions: number): boolean | undefined => {
  const untying = new Untying(floor, boxes, dead);
  untying.begin(boxes, pusher);
  return untying.isLoose(positions);
};

const isLoose = (...rows: readonly string[]): boolean | undefined => untied(drawn(...rows), MANY);

describe('loose', () => {
  test('a box that can be pushed out', () => {
    expect(isLoose('#######', '#     #', '# @$ .#', '#     #', '#######')).toBe(true);
  });

  test('boxes that are home, though nobody can push them', () => {
    expect(isLoose('######', '#@**##', '######')).toBe(true);
  });

  test('one that can leave when another one has', () => {
    expect(isLoose('########', '#      #', '#@ $$  #', '####  ##', '#.  .  #', '########')).toBe(true);
  });

  test('one that has to be pushed about within the knot first', () => {
    expect(isLoose('#########', '#   #   #', '# @ $ . #', '#   #   #', '#########')).toBe(true);
  });
});

describe('tied', () => {
  test('two that can only be pushed where they are lost', () => {
    expect(isLoose('########', '#  #  ##', '#  #$$##', '# @  . #', '#   .  #', '########')).toBe(false);
  });

  test('two in a passage', () => {
    expect(isLoose('##########', '#   ##   #', '# @ $$ ..#', '#   ##   #', '##########')).toBe(false);
  });
});

test('not known, if it takes more positions than may be looked at', () => {
  const knot = drawn('#######', '#.  $@#', '#$  .##', '# $$ .#', '#.  ###', '#######');
  expect(untied(knot, 50)).toBeUndefined();
  expect(untied(knot, 200)).toBe(false);
  const passage = drawn('##########', '#   ##   #', '# @ $$ ..#', '#   ##   #', '##########');
  expect(untied(passage, 0)).toBeUndefined();
  expect(untied(passage, 1)).toBe(false);
});

test('positions that are known or have boxes stuck are not looked at', () => {
  const knot = drawn('#######', '#.  $@#', '#$  .##', '# $$ .#', '#.  ###', '#######');
  const fewest = [...Array(200).keys()].find((positions) => untied(knot, positions) === false);
  expect(fewest).toBe(77);
});

test('a knot is told by its boxes and by where the pusher can walk, and nothing is left of the one before', () => {
  const { floor, dead, boxes, pusher } = drawn(
    '#########',
    '# @ # . #',
    '#   $   #',
    '# $ # . #',
    '#   #   #',
    '#########',
  );
  const untying = new Untying(floor, boxes, dead);
  const [door, other] = boxes as [number, number];
  const named = (knot: readonly number[], at: number): string => untying.begin(knot, at).join();
  const left = named([door], pusher);
  expect(untying.position.join()).toBe(left);
  expect(named([other, door], pusher)).not.toBe(left);
  expect(named([door], floor.goals[0]!)).not.toBe(left);
  expect(named([door], other)).toBe(left);
});

interface Knot {
  readonly boxes: readonly number[];
  readonly room: number;
}

/** The same as the rule says it, by plain floods and without haste. */
const plainly = ({ floor, dead, boxes, pusher }: Drawn): boolean => {
  const { next, size, goals } = floor;
  const walkFrom = (place: number, some: readonly number[]): ReadonlySet<number> =>
    flood(floor, sceneOf(floor, some, place).taken, place, size);
  const outer = walkFrom(pusher, boxes);
  const knots = new Map<string, Knot>();
  const note = (some: readonly number[], at: number): void => {
    const knot = { boxes: some.toSorted((a, b) => a - b), room: Math.min(...walkFrom(at, some)) };
    knots.set(`${knot.boxes} ${knot.room}`, knot);
  };
  note(boxes, pusher);
  for (const { boxes: some, room } of knots.values()) {
    if (some.every((box) => goals.includes(box))) return true;
    const walked = walkFrom(room, some);
    for (const [box, direction] of some.flatMap((each) => [0, 1, 2, 3].map((way) => [each, way] as const))) {
      const to = next[box * 4 + direction]!;
      if (dead[to] || some.includes(to) || !walked.has(next[box * 4 + opposite(direction)]!)) continue;
      const others = some.filter((each) => each !== box);
      note(outer.has(to) ? others : [...others, to], box);
    }
  }
  return false;
};

test('on boards by chance it is what plain floods say', () => {
  const { roll } = dice(SEED);
  const counts = { loose: 0, tied: 0 };
  for (let count = 0; count < amount(200, 3000); count++) {
    const one = drawnByChance({ roll });
    const isUntied = untied(one, MANY);
    expect(isUntied, `seed ${SEED}\n${format(one.state)}`).toBe(plainly(one));
    counts[isUntied ? 'loose' : 'tied']++;
  }
  expect(counts.loose, `seed ${SEED}`).toBeGreaterThan(10);
  expect(counts.tied, `seed ${SEED}`).toBeGreaterThan(10);
});
