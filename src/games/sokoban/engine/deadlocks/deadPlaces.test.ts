import { expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { parse } from '../../position.ts';
import { settingOf } from '../setting.ts';
import { deadPlaces, uselessPlaces } from './deadPlaces.ts';

const BOARD = [
  '#########', //
  '#   #   #',
  '# @$  . #',
  '#   #   #',
  '### ### #',
  '  #    .#',
  '  #######',
];

/** The board with an x on each of these places; the last of them stands for walls. */
const crossed = (marks: (setting: ReturnType<typeof settingOf>) => Uint8Array): readonly string[] => {
  const state = unwrap(parse(BOARD.join('\n')));
  const setting = settingOf(state);
  const { cells, size } = setting.floor;
  const { width } = state.warehouse;
  const marked = marks(setting);
  expect(marked[size]).toBe(1);
  const rows = BOARD.map((row) => [...row.padEnd(width)]);
  for (const [place, cell] of cells.entries()) if (marked[place]) rows[Math.floor(cell / width)]![cell % width] = 'x';
  return rows.map((row) => row.join('').trimEnd());
};

test('places from which no goal can be reached are dead', () => {
  expect(crossed(({ floor }) => deadPlaces(floor))).toEqual([
    '#########',
    '#xxx#xxx#',
    '#x@$  . #',
    '#x  #x  #',
    '### ### #',
    '  #x   .#',
    '  #######',
  ]);
});

test('and useless are also those that no box comes to', () => {
  expect(crossed(({ floor, boxes }) => uselessPlaces(floor, boxes))).toEqual([
    '#########',
    '#xxx#xxx#',
    '#x@$  . #',
    '#x  #x  #',
    '### ### #',
    '  #xxxx.#',
    '  #######',
  ]);
});
