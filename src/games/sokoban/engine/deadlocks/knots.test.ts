import { describe, expect, test } from 'vitest';
import { amount } from '../../../../../test/tools/long.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { format } from '../../position.ts';
import { fewestBarePushes } from '../testing.ts';
import { type Drawn, drawn, drawnByChance } from './drawnTesting.ts';
import { Knots } from './knots.ts';

const knotsOn = ({ floor, boxes, dead }: Drawn): Knots => new Knots(floor, boxes, dead);

/** Whether it is lost after the box below the pusher was pushed, or after one that is gone if there is none. */
const isDeadlock = (...rows: readonly string[]): boolean => {
  const one = drawn(...rows);
  return knotsOn(one).isDeadlock(one.board, one.below, one.pusher);
};

/** How often a position is met until it is known to be lost. */
const meetingsOf = (one: Drawn, most: number): number | undefined => {
  const knots = knotsOn(one);
  for (let met = 1; met <= most; met++) if (knots.isDeadlock(one.board, one.pusher, one.pusher)) return met;
  return undefined;
};

describe('lost', () => {
  test('two boxes that can only be pushed where they are lost', () => {
    expect(isDeadlock('########', '#  #  ##', '#  #$$##', '# @  . #', '#   .  #', '########')).toBe(true);
  });

  test('whatever other boxes there are', () => {
    expect(isDeadlock('#########', '#   #  ##', '# $ #$$##', '#. @  . #', '#    .  #', '#########')).toBe(true);
  });

  test('the box that was pushed is tied with the one behind it', () => {
    expect(isDeadlock('########', '#  @   #', '###$####', '###$####', '#.    .#', '########')).toBe(true);
  });
});

describe('not lost', () => {
  test('two boxes that are home', () => {
    expect(isDeadlock('########', '#  #  ##', '#  #**##', '# @    #', '#      #', '########')).toBe(false);
  });

  test('a door that can be pushed open', () => {
    expect(isDeadlock('#########', '#   #   #', '# @ $ . #', '#   #   #', '#########')).toBe(false);
  });

  test('two boxes of which one goes first', () => {
    expect(isDeadlock('########', '#      #', '#@ $$  #', '####  ##', '#.  .  #', '########')).toBe(false);
  });
});

/** A hall with boxes in it that the pusher cannot come to, behind a passage where a box is lost. */
const hall = (door: readonly string[], last: string): readonly string[] => [
  ...[...door, '#         #', '# #########', '# * * * * #', '#         #', '# * * * * #', '#         #', last],
  ...['#         #', '###########'],
];

const [TWO, THREE] = ['# *     * #', '# * *   * #'] as const;
/** Both boxes of the door can only be pushed into the passage. */
const SIDE_BY_SIDE = ['###########', '#..  @    #', '#####$$####'];

describe('a knot has at most twelve boxes', () => {
  const isLost = (rows: readonly string[], pushed: 'below' | 'pusher'): boolean => {
    const one = drawn(...rows);
    return knotsOn(one).isDeadlock(one.board, one[pushed], one.pusher);
  };

  test('so many around floor that nobody can come to are looked at, and no more', () => {
    expect(isLost(hall(SIDE_BY_SIDE, TWO), 'pusher')).toBe(true);
    expect(isLost(hall(SIDE_BY_SIDE, THREE), 'pusher')).toBe(false);
  });

  test('but around the box that was pushed there may be fewer', () => {
    expect(isLost(hall(SIDE_BY_SIDE, THREE), 'below')).toBe(true);
  });

  test('of more that hang together with it, twelve are looked at', () => {
    const block = [
      '###########',
      '#    @    #',
      '# $$$$$$$ #',
      '# $$$$$$$ #',
      '#.........#',
      '#  .....  #',
      '###########',
    ];
    expect(isLost(block, 'below')).toBe(true);
    expect(isLost(block, 'pusher')).toBe(false);
  });
});

test('boxes that touch at a corner are of one knot, whichever corner it is', () => {
  const mirrored = (rows: readonly string[]): readonly string[] => rows.map((row) => [...row].reverse().join(''));
  const turned = (rows: readonly string[]): readonly string[] =>
    [...rows[0]!].map((_, column) => rows.map((row) => row[column]).join(''));
  const corner = hall(['###########', '#.   @    #', '#####$ ####', '##### *####', '##### #####'], THREE);
  for (const rows of [corner, mirrored(corner), turned(corner), mirrored(turned(corner))]) {
    for (const way of [rows, rows.toReversed()]) {
      const { floor, boxes, pusher, board, ...one } = drawn(...way);
      const pushed = boxes.find((box) => floor.next.subarray(pusher * 4, pusher * 4 + 4).includes(box))!;
      expect(knotsOn({ floor, boxes, pusher, board, ...one }).isDeadlock(board, pushed, pusher)).toBe(true);
    }
  }
});

describe('a knot that is met often is looked at for longer', () => {
  test('after 16 times', () => {
    const knot = drawn('#######', '#.  $@#', '#$  .##', '# $$ .#', '#.  ###', '#######');
    expect(meetingsOf(knot, 20)).toBe(16);
  });

  test('later where there is much floor: everything takes longer there', () => {
    const above = ['#'.repeat(72), ...Array<string>(62).fill(`#${' '.repeat(70)}#`), `##### ${'#'.repeat(66)}`];
    const knot = drawn(...above, '#.  $@#', '#$  .##', '# $$ .#', '#.  ###', '#######');
    expect(meetingsOf(knot, 140)).toBe(128);
  });

  test('after 128 times', () => {
    const knot = drawn('#######', '#  #+ #', '# .$$$#', '#.    #', '# $  .#', '#######');
    expect(meetingsOf(knot, 140)).toBe(128);
  });
});

test('what is known of knots takes memory', () => {
  const one = drawn('########', '#  #  ##', '#  #$$##', '# @  . #', '#   .  #', '########');
  const knots = knotsOn(one);
  const before = knots.bytes;
  knots.isDeadlock(one.board, one.below, one.pusher);
  expect(knots.bytes).toBeGreaterThan(before);
});

test('on boards by chance, lost is what breadth first cannot solve', () => {
  const { roll } = dice(SEED);
  let lost = 0;
  for (let count = 0; count < amount(200, 5000); count++) {
    const one = drawnByChance({ roll });
    const knots = knotsOn(one);
    if (!one.boxes.some((box) => knots.isDeadlock(one.board, box, one.pusher))) continue;
    expect(fewestBarePushes(one.state), `seed ${SEED}\n${format(one.state)}`).toBeUndefined();
    lost++;
  }
  expect(lost, `seed ${SEED}`).toBeGreaterThan(10);
});
