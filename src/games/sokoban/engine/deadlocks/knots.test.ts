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

/** A hall that two boxes shut for ever, with some more in it. */
const hall = (...inner: readonly string[]): Drawn =>
  drawn(
    '###########',
    '#    @    #',
    '#####$#####',
    '#####$#####',
    ...inner,
    '#         #',
    '# ..      #',
    '###########',
  );

describe('a knot has at most twelve boxes', () => {
  const ten = hall('# * * * * #', '#         #', '# * * * * #', '#         #', '# *     * #');
  const eleven = hall('# * * * * #', '#         #', '# * * * * #', '#         #', '# * *   * #');

  test('so many around floor that nobody can come to are looked at, and no more', () => {
    expect(knotsOn(ten).isDeadlock(ten.board, ten.pusher, ten.pusher)).toBe(true);
    expect(knotsOn(eleven).isDeadlock(eleven.board, eleven.pusher, eleven.pusher)).toBe(false);
  });

  test('but around the box that was pushed there may be fewer', () => {
    expect(knotsOn(eleven).isDeadlock(eleven.board, eleven.below, eleven.pusher)).toBe(true);
  });
});

describe('a knot that is met often is looked at for longer', () => {
  test('after 16 times', () => {
    const knot = drawn('#######', '#.  $@#', '#$  .##', '# $$ .#', '#.  ###', '#######');
    expect(meetingsOf(knot, 20)).toBe(16);
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
