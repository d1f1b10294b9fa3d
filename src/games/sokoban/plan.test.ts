import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { rowsOf } from '../../core/grid.ts';
import { box } from './ground.ts';
import { sokoban } from './index.ts';
import { planOf } from './plan.ts';

const viewOf = (rows: readonly string[]) => sokoban.view(unwrap(sokoban.parse(rows.join('\n'))));

/** What a picture shows of a board: floor, building, and the yard. */
const planned = (...rows: readonly string[]): readonly string[] => {
  const view = viewOf(rows);
  const { floor, built } = planOf(view);
  const letters = view.ground.map((_, cell) => (floor.has(cell) ? '.' : built.has(cell) ? '#' : ' '));
  return rowsOf(letters, view).map((row) => row.join(''));
};

test('walls are built beside the floor and around corners; those further out are not', () => {
  expect(
    planned(
      '#######', //
      '#######',
      '##@$.##',
      '#######',
      '#######',
      '   ####',
    ),
  ).toEqual([
    '       ', //
    ' ##### ',
    ' #...# ',
    ' ##### ',
    '       ',
    '       ',
  ]);
});

test('what walls enclose is roofed, and a corner that nobody has drawn is there', () => {
  expect(
    planned(
      ' ####### ', //
      '#       #',
      '# ##### #',
      '# #   # #',
      '# #   # #',
      '# ##### #',
      '#@ $ .  #',
      ' ####### ',
    ),
  ).toEqual([
    '#########', //
    '#.......#',
    '#.#####.#',
    '#.#####.#',
    '#.#####.#',
    '#.#####.#',
    '#.......#',
    '#########',
  ]);
});

test('the picture ends where the building does, and outer walls are narrower towards the yard', () => {
  const { x, y, width, height } = box(viewOf(['######', '##@$.#', '######']));
  expect([x, y, width, height].map((number) => Math.round(number * 100) / 100)).toEqual([1.42, 0.42, 4.16, 2.76]);
});
