import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { parse } from '../../position.ts';
import { deadPlaces } from '../deadlocks/deadPlaces.ts';
import { settingOf } from '../setting.ts';
import { Pieces } from '../steps/pieces.ts';
import { Near } from './near.ts';
import { Vicinity } from './vicinity.ts';

/** Boxes are lost in the corners only: every side has a goal. */
const BOARD = ['#######', '#  .  #', '#.$   #', '#  @ .#', '#   $ #', '#  .  #', '#######'];

const { floor, boxes, pusher } = settingOf(unwrap(parse(BOARD.join('\n'))));
const dead = deadPlaces(floor);
const pieces = new Pieces(floor, boxes, pusher);

const sizeOf = (one: number, two: number, most = 1e6): number => {
  const width = { one: new Near(floor, dead, one), two: two > 0 ? new Near(floor, dead, two) : undefined };
  const vicinity = new Vicinity(floor, width, most);
  for (const box of boxes.keys()) vicinity.spread(pieces, box);
  return vicinity.size;
};

test('no place is near where a box is lost', () => {
  const all = new Near(floor, dead, 99).to(boxes[0]!);
  expect(all).toHaveLength(20);
  expect([...all].filter((place) => dead[place])).toEqual([]);
});

describe('a vicinity has', () => {
  test('the arrangement of the line itself', () => {
    expect(sizeOf(0, 0)).toBe(1);
  });

  test('those with one box elsewhere', () => {
    expect(sizeOf(4, 0)).toBe(1 + 2 * 4);
  });

  test('those with both elsewhere', () => {
    expect(sizeOf(4, 4)).toBe(1 + 2 * 4 + 4 * 4);
  });

  test('all that there are when boxes may go anywhere', () => {
    expect(sizeOf(99, 99)).toBe((21 * 20) / 2);
  });

  test('no more than there is room for', () => {
    expect(sizeOf(99, 99, 50)).toBeLessThan(60);
  });
});
