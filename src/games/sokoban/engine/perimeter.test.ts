import { describe, expect, test } from 'vitest';
import { answer } from '../../../../test/tools/answer.ts';
import { amount } from '../../../../test/tools/long.ts';
import { SEED } from '../../../../test/tools/seed.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { judge } from '../../../core/judge.ts';
import { type Dice, dice } from '../../../core/random.ts';
import { sokoban } from '../index.ts';
import { format, parse } from '../position.ts';
import type { State } from '../rules.ts';
import type { Setting } from './attempt.ts';
import type { Push } from './board/push.ts';
import { uselessPlaces } from './deadlocks/deadPlaces.ts';
import { engines } from './index.ts';
import { Perimeter, Scout } from './perimeter.ts';
import { BestFirstAttempt } from './searches/bestFirstAttempt.ts';
import { PullSpace } from './searches/pullSpace.ts';
import { PushSpace } from './searches/pushSpace.ts';
import { settingOf } from './setting.ts';
import { solves } from './solves.ts';
import { fewestBarePushes, randomBoard } from './testing.ts';

const MEMORY = 2 ** 14;

const board = (...rows: readonly string[]): State => unwrap(parse(rows.join('\n')));

/** How often two have met. */
let meetings = 0;

class CountingScout extends Scout {
  override joined(own: readonly Push[]): readonly Push[] {
    const all = super.joined(own);
    if (all.length > own.length) meetings++;
    return all;
  }
}

const someBoard = ({ roll }: Dice): State => randomBoard({ roll }, { width: 6 + roll(2), height: 6 }, 1 + roll(4));

/** What comes of two who go on a position each in turn, from the start and from the end. */
const met = (setting: Setting) => {
  const perimeter = new Perimeter(new ArrayBuffer(MEMORY));
  const all = [
    new BestFirstAttempt(new PushSpace(setting), 1, new CountingScout('start', perimeter)),
    new BestFirstAttempt(new PullSpace(setting), 1, new CountingScout('end', perimeter)),
  ];
  for (;;) {
    for (const each of all) {
      const finding = each.advance(1);
      if (finding) return finding;
    }
  }
};

describe('a perimeter', () => {
  const [one, other] = [Uint32Array.of(1, 2), Uint32Array.of(3, 2)];

  test('knows positions by the side that they were come to from', () => {
    const perimeter = new Perimeter(new ArrayBuffer(MEMORY));
    const slot = perimeter.begin('start', one);
    expect(perimeter.find('start', one)).toBe(slot);
    expect(perimeter.find('end', one)).toBe(-1);
    expect(perimeter.find('start', other)).toBe(-1);
  });

  test('is known to all who share its memory', () => {
    const memory = new SharedArrayBuffer(MEMORY);
    new Perimeter(memory).begin('end', one);
    expect(new Perimeter(memory).find('end', one)).toBeGreaterThanOrEqual(0);
  });

  test('tells the pushes on the way, in the order that they are made', () => {
    const perimeter = new Perimeter(new ArrayBuffer(MEMORY));
    const [first, last] = [
      { place: 2, direction: 1 },
      { place: 5, direction: 3 },
    ];
    const begun = perimeter.begin('start', one);
    const between = perimeter.note('start', other, begun, 9);
    const end = perimeter.note('start', Uint32Array.of(7, 7), between, 23);
    expect(perimeter.way('start', end)).toEqual([first, last]);
  });

  test('that is full forgets, and nothing that was noted comes from what is forgotten', () => {
    const perimeter = new Perimeter(new ArrayBuffer(2 ** 7));
    const slots = Array.from({ length: 99 }, (_, word) => perimeter.begin('start', Uint32Array.of(word)));
    expect(new Set(slots.filter((slot) => slot >= 0)).size).toBe(8);
    expect(perimeter.note('start', one, -1, 9)).toBe(-1);
  });
});

/** Levels made by chance that can be looked at from the end: as many goals as boxes, none of them lost for all to see. */
const reversibleBoards = (seed: number, count: number): readonly State[] => {
  const { roll } = dice(seed);
  return Array.from({ length: count }, () => someBoard({ roll })).filter((start) => {
    const { floor, boxes } = settingOf(start);
    const useless = uselessPlaces(floor, boxes);
    return floor.goals.length === boxes.length && [...floor.goals, ...boxes].every((place) => !useless[place]);
  });
};

test('on levels made by chance two who meet have a solution where there is one', () => {
  let solved = 0;
  for (const start of reversibleBoards(SEED, amount(200, 4000))) {
    const setting = settingOf(start);
    const [told, pushes] = [`seed ${SEED}\n${format(start)}`, met(setting)];
    const isSolved = Array.isArray(pushes) && solves(setting, pushes);
    expect(isSolved, told).toBe(fewestBarePushes(start) !== undefined);
    expect(isSolved || pushes === 'none', told).toBe(true);
    if (isSolved) solved++;
  }
  expect(solved, `seed ${SEED}`).toBeGreaterThan(amount(5, 100));
  expect(meetings, `seed ${SEED}`).toBeGreaterThan(amount(2, 50));
});

test('from the start and from the end one meets in the middle', () => {
  const setting = settingOf(board('##########', '#        #', '#@$     .#', '#        #', '##########'));
  const pushes = met(setting);
  expect(pushes).toHaveLength(6);
  expect(Array.isArray(pushes) && solves(setting, pushes)).toBe(true);
});

test('from the end there is more than one place to begin where the boxes at home cut the floor in two', () => {
  const left = settingOf(board('##########', '#@ $ .   #', '##########'));
  const pushes = met(left);
  expect(Array.isArray(pushes) && solves(left, pushes)).toBe(true);
});

test('a board that is its own mirror has no place for another', () => {
  const setting = settingOf(board('#########', '# .   . #', '#  $ $  #', '#   @   #', '#########'));
  const pushes = met(setting);
  expect(Array.isArray(pushes) && solves(setting, pushes)).toBe(true);
});

test('pushes that cannot be made, or leave a box away from home, solve nothing', () => {
  const setting = settingOf(board('#######', '#@ $ .#', '#######'));
  const [first, second] = [
    { place: 2, direction: 1 },
    { place: 3, direction: 1 },
  ];
  expect(solves(setting, [first, second])).toBe(true);
  expect(solves(setting, [first])).toBe(false);
  expect(solves(setting, [second, first])).toBe(false);
  expect(solves(setting, [{ place: 2, direction: 3 }])).toBe(false);
});

/** Whoever thinks in a lane of his own, all about the same level, and one after another: each knows what those before him have seen. */
const inAllLanes = (start: State, nodes: number) => {
  const quick = engines.find(({ aim }) => aim === 'any')!;
  const shared = new SharedArrayBuffer(2 ** 16);
  const of = quick.lanes!;
  const lanes = Array.from({ length: of }, (_, index) => index).reverse();
  return lanes.map((index) => answer(quick, start, { now: () => 0, nodes, shared, lane: { index, of } }));
};

const isSolution = (start: State, moves: string): boolean => {
  const [line] = judge(sokoban, { title: '', board: format(start), lines: [{ moves }], problems: [] });
  return line!.solved && line!.discarded === 0;
};

test('on levels made by chance whoever shares a perimeter says what breadth first says', () => {
  const { roll } = dice(SEED);
  let solved = 0;
  for (let count = 0; count < amount(60, 1000); count++) {
    const start = someBoard({ roll });
    const isSolvable = fewestBarePushes(start) !== undefined;
    for (const found of inAllLanes(start, 10 + roll(300))) {
      const told = `seed ${SEED}\n${format(start)}`;
      if (found.kind === 'line') expect(isSolvable && isSolution(start, found.moves), told).toBe(true);
      if (found.kind === 'none') expect(isSolvable, told).toBe(false);
      if (found.kind === 'line') solved++;
    }
  }
  expect(solved).toBeGreaterThan(0);
});
