import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import type { Cell } from '../../../core/grid.ts';
import { parse } from '../position.ts';
import { bestLine } from './bestLine.ts';
import { boxesOn } from './boxBits.ts';
import { flawOf, judge } from './gates.ts';
import { Pulling } from './pulling.ts';
import { placesOf } from './room.ts';

const pulling = new Pulling(20_000);

/** What is wrong with a drawn level. */
const flawIn = (...rows: readonly string[]): string | undefined => {
  const { warehouse, boxes, pusher } = unwrap(parse(rows.join('\n')));
  const goals = new Set([...warehouse.goals.keys()].filter((cell) => warehouse.goals[cell]));
  const room = { width: warehouse.width, height: warehouse.height, floor: warehouse.inside };
  const floor = placesOf(room, goals);
  const placeOf = (cell: Cell): number => floor.cells.indexOf(cell);
  pulling.explore(floor);
  const bits = boxesOn(boxes.map(placeOf));
  const position = { ...bits, least: pulling.walk(placeOf(pusher), bits.low, bits.high) };
  const line = bestLine(pulling, position, placeOf(pusher));
  return flawOf(judge(pulling, { plan: { room, goals }, boxes, pusher, line }));
};

describe('a level is rejected', () => {
  test('that a greedy player solves', () => {
    expect(flawIn('########', '#@     #', '# $$   #', '#   .  #', '#   .  #', '########')).toBe('greed');
  });

  test('in which a box never moves', () => {
    expect(flawIn('#######', '#@    #', '#  *  #', '# $ $ #', '#. .  #', '#     #', '#######')).toBe('idle box');
  });

  test('with one box', () => {
    expect(flawIn('#####', '#@$.#', '#####')).toBe('one box');
  });

  test('whose boxes have nothing to do with each other', () => {
    const halves = ['###########', '#    #    #', '#.$  @ $ .#', '#  #   #  #', '###########'];
    expect(flawIn(...halves)).toMatch(/greed|two halves|beside the goals/);
  });
});

test('a level that one has to think about passes', () => {
  expect(flawIn('####', '#  #', '#  ####', '#$$@  #', '#. ## #', '#   . #', '#######')).toBeUndefined();
});
