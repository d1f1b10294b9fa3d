import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { parse } from '../../position.ts';
import { pushesTo } from '../board/distances.ts';
import { floorOf } from '../board/floor.ts';
import { placesOf } from '../testing.ts';
import { Freeze } from './freeze.ts';

/** Whether the box below the pusher, who has just pushed it down, is part of a deadlock. */
const isDeadlock = (...rows: readonly string[]): boolean => {
  const state = unwrap(parse(rows.join('\n')));
  const floor = floorOf(state.warehouse);
  const { boxes, pusher } = placesOf(state, floor.cells);
  const pushed = floor.next[pusher * 4 + 2]!;
  expect(boxes).toContain(pushed);
  return new Freeze(floor, pushesTo(floor.goals, floor).dead).isDeadlock(Int32Array.from(boxes), pushed);
};

describe('stuck for ever', () => {
  test('four boxes in a square', () => {
    expect(isDeadlock('########', '#  @   #', '# $$ ..#', '# $$ ..#', '#      #', '########')).toBe(true);
  });

  test('two boxes against a wall', () => {
    expect(isDeadlock('########', '#    . #', '#  @ . #', '# $$   #', '########')).toBe(true);
  });

  test('a box that is home, but holds one that is not', () => {
    expect(isDeadlock('########', '#  ....#', '#  @   #', '# $*...#', '########')).toBe(true);
  });

  test('a stair of boxes from wall to wall', () => {
    expect(isDeadlock('########', '#  @ ..#', '# #$ ..#', '# $$ ..#', '# $#  .#', '#  #   #', '########')).toBe(true);
  });
});

describe('not stuck', () => {
  test('all that are stuck are home', () => {
    expect(isDeadlock('########', '#  @   #', '# **   #', '# **   #', '#  $ . #', '########')).toBe(false);
  });

  test('two boxes side by side in the open', () => {
    expect(isDeadlock('########', '#  @   #', '# $$ ..#', '#      #', '#      #', '########')).toBe(false);
  });

  test('one holds the other, and can be pushed away', () => {
    expect(isDeadlock('########', '#  @   #', '#  $   #', '#  $ ..#', '#      #', '########')).toBe(false);
  });

  test('others are stuck, but not with the one that was pushed', () => {
    expect(isDeadlock('##########', '# @    $$#', '# $  ..$$#', '#    ..  #', '#    .   #', '##########')).toBe(false);
  });
});
