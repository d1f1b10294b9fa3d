import { describe, expect, test } from 'vitest';
import { amount } from '../../../../../test/tools/long.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { format } from '../../position.ts';
import { flood, plainJourneys, sceneOf } from '../board/plainTesting.ts';
import { fewestBarePushes } from '../testing.ts';
import { type Drawn, drawn, drawnByChance } from './drawnTesting.ts';
import { Freeze } from './freeze.ts';
import { WalledIn } from './walledIn.ts';

const askedAbout = ({ floor, dead, board, pusher }: Drawn): boolean =>
  new WalledIn(floor, new Freeze(floor, dead)).isDeadlock(board, pusher);

const isDeadlock = (...rows: readonly string[]): boolean => askedAbout(drawn(...rows));

describe('lost', () => {
  test('the last goal is behind boxes that are home for ever', () => {
    expect(isDeadlock('#########', '#   @   #', '#    $  #', '##      #', '#.**    #', '#########')).toBe(true);
  });

  test('two boxes along a wall have one goal there', () => {
    expect(isDeadlock('########', '#      #', '#$  .  #', '#  @   #', '#$     #', '#.     #', '########')).toBe(true);
  });

  test('a box is away from home where nobody will ever come', () => {
    expect(isDeadlock('##########', '#   ##   #', '# @ ** $.#', '#   ##   #', '##########')).toBe(true);
  });

  test('the goal that is left is where nobody will ever come', () => {
    expect(isDeadlock('##########', '#   ##   #', '#@$ **  .#', '#   ##   #', '##########')).toBe(true);
  });

  test('the pusher is on the wrong side of a box, for ever', () => {
    expect(isDeadlock('######', '# $@.#', '######')).toBe(true);
  });
});

describe('not lost', () => {
  test('the pusher is on the right side', () => {
    expect(isDeadlock('######', '#@$ .#', '######')).toBe(false);
  });

  test('there is another way to the last goal', () => {
    expect(isDeadlock('#########', '#   @   #', '#    $  #', '#       #', '#.**    #', '#########')).toBe(false);
  });

  test('a box hands its goal on to one that has no other', () => {
    expect(
      isDeadlock('########', '#  @   #', '#  $   #', '#.     #', '#$     #', '#   .  #', '#      #', '########'),
    ).toBe(false);
  });

  test('a box that nobody comes to is home', () => {
    expect(isDeadlock('##########', '#   ##   #', '#@$.** * #', '#   ##   #', '##########')).toBe(false);
  });

  test('what is home for ever takes no goal from others', () => {
    expect(isDeadlock('#######', '#**@  #', '#*  $.#', '#     #', '#######')).toBe(false);
  });

  test('the last of more than 32 goals is free', () => {
    const wall = '#'.repeat(38);
    const [row, floor] = [`#${'*'.repeat(34)}  #`, `#${' '.repeat(36)}#`];
    expect(isDeadlock(wall, row, floor, '#  @ $  .'.padEnd(37).concat('#'), floor, wall)).toBe(false);
    const pad = (left: string, right: string): string => `${left.padEnd(36)}${right}#`;
    const walled = [pad('#  @    .', '$'), pad('#', '.'), pad('#', '$')];
    expect(isDeadlock(wall, row, floor, ...walled, floor, wall)).toBe(true);
  });
});

test('what was found out of boxes that are stuck is known again, for each side of them', () => {
  const hall = ['##########', '#   ##   #', '#   ##   #'];
  const twoRooms = (row: string): Drawn => drawn(...hall, row, ...hall.toReversed());
  const [left, right, home] = ['#@$.** $.#', '#  ***@$.#', '#@$.**  *#'].map(twoRooms) as [Drawn, Drawn, Drawn];
  const { floor, dead } = left;
  const walledIn = new WalledIn(floor, new Freeze(floor, dead));
  expect(walledIn.bytes).toBe(0);
  expect(walledIn.isDeadlock(left.board, left.pusher)).toBe(true);
  const { bytes } = walledIn;
  expect(bytes).toBe(floor.size * 4 * 4);
  expect(walledIn.isDeadlock(left.board, left.pusher)).toBe(true);
  expect(walledIn.bytes).toBe(bytes);
  expect(walledIn.isDeadlock(right.board, right.pusher)).toBe(false);
  expect(walledIn.bytes).toBe(2 * bytes);
  expect(walledIn.isDeadlock(home.board, home.pusher)).toBe(false);
  expect(walledIn.bytes).toBe(2 * bytes);
});

test('with other boxes stuck it is another matter', () => {
  const rows = (corner: string): readonly string[] => [
    '#########',
    '#   @   #',
    '#    $  #',
    '##      #',
    corner,
    '#########',
  ];
  const [shut, open] = [drawn(...rows('#.**    #')), drawn(...rows('#**.    #'))] as const;
  const walledIn = new WalledIn(shut.floor, new Freeze(shut.floor, shut.dead));
  expect(walledIn.isDeadlock(shut.board, shut.pusher)).toBe(true);
  expect(walledIn.isDeadlock(open.board, open.pusher)).toBe(false);
});

/** Whether all boxes can be given goals of their own, by trying all ways. */
const canShare = (wishes: readonly (readonly number[])[], given: readonly number[] = []): boolean => {
  const [first, ...rest] = wishes;
  return !first || first.some((goal) => !given.includes(goal) && canShare(rest, [...given, goal]));
};

/** The same as the rule says it, by plain floods. */
const plainly = ({ floor, dead, boxes, pusher, board }: Drawn): boolean => {
  const marks = new Uint8Array(floor.size + 1);
  new Freeze(floor, dead).mark(board.boxes, marks);
  const stuck = boxes.filter((box) => marks[box]);
  const walked = flood(floor, sceneOf(floor, stuck, pusher).taken, pusher, floor.size);
  const free = boxes.filter((box) => !marks[box]);
  const wishes = free.map((box) => {
    if (!walked.has(box)) return floor.goals.includes(box) ? [box] : [];
    const ends = new Set(plainJourneys(sceneOf(floor, [...stuck, box], pusher), box, 'push').map((each) => each.box));
    return floor.goals.filter((goal) => ends.has(goal));
  });
  return !canShare(wishes);
};

test('on boards by chance it is what plain floods say, and lost is what breadth first cannot solve', () => {
  const { roll } = dice(SEED);
  const counts = { lost: 0, open: 0 };
  for (let count = 0; count < amount(150, 3000); count++) {
    const one = drawnByChance({ roll });
    const told = `seed ${SEED}\n${format(one.state)}`;
    const isLost = askedAbout(one);
    expect(isLost, told).toBe(plainly(one));
    if (isLost) expect(fewestBarePushes(one.state), told).toBeUndefined();
    counts[isLost ? 'lost' : 'open']++;
  }
  expect(counts.lost, `seed ${SEED}`).toBeGreaterThan(10);
  expect(counts.open, `seed ${SEED}`).toBeGreaterThan(10);
});
