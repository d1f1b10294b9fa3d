import { describe, expect, test } from 'vitest';
import { amount } from '../../../../../test/tools/long.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { format } from '../../position.ts';
import { fewestBarePushes } from '../testing.ts';
import { type Drawn, drawn, drawnByChance } from './drawnTesting.ts';
import { Freeze } from './freeze.ts';

/** Whether the box below the pusher, who has just pushed it down, is part of a deadlock. */
const isDeadlock = (...rows: readonly string[]): boolean => {
  const { floor, dead, boxes, below } = drawn(...rows);
  expect(boxes).toContain(below);
  return new Freeze(floor, dead).isDeadlock(Int32Array.from(boxes), below);
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

/** The boxes that are stuck, as the rule says it: those that nobody can do without. */
const stuckPlainly = ({ floor: { next, size }, dead, boxes }: Drawn): readonly number[] => {
  let stuck = boxes;
  const isFree = (box: number, axis: number): boolean => {
    const sides = [next[box * 4 + axis]!, next[box * 4 + axis + 2]!];
    return sides.every((side) => side !== size && !stuck.includes(side)) && !sides.every((side) => dead[side]);
  };
  for (let before = -1; before !== stuck.length; ) {
    before = stuck.length;
    stuck = stuck.filter((box) => !isFree(box, 0) && !isFree(box, 1));
  }
  return stuck;
};

test('on boards by chance those are stuck that the rule says, and lost is what breadth first cannot solve', () => {
  const { roll } = dice(SEED);
  let lost = 0;
  for (let count = 0; count < amount(300, 5000); count++) {
    const one = drawnByChance({ roll });
    const told = `seed ${SEED}\n${format(one.state)}`;
    const { floor, dead, boxes, board } = one;
    const freeze = new Freeze(floor, dead);
    const stuck = stuckPlainly(one);
    const marks = new Uint8Array(floor.size + 1);
    freeze.mark(board.boxes, marks);
    expect(
      [...marks.keys()].filter((place) => marks[place]),
      told,
    ).toEqual(stuck.toSorted((a, b) => a - b));
    const isOneAway = stuck.some((box) => !floor.goals.includes(box));
    for (const box of boxes) {
      expect(freeze.isDeadlock(board.boxes, box), told).toBe(stuck.includes(box) && isOneAway);
    }
    if (!isOneAway) continue;
    expect(fewestBarePushes(one.state), told).toBeUndefined();
    lost++;
  }
  expect(lost, `seed ${SEED}`).toBeGreaterThan(5);
});
