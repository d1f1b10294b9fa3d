import { expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { parse } from '../../position.ts';
import { Board } from '../board/board.ts';
import { pushesTo } from '../board/distances.ts';
import { floorOf } from '../board/floor.ts';
import { placesOf } from '../testing.ts';
import { Corrals } from './corrals.ts';

/** Which boxes can wait, row by row. */
const waiting = (...rows: readonly string[]): readonly boolean[] => {
  const state = unwrap(parse(rows.join('\n')));
  const floor = floorOf(state.warehouse);
  const { boxes, pusher } = placesOf(state, floor.cells);
  const { dead } = pushesTo(floor.goals, floor);
  const board = new Board(floor, boxes, dead);
  board.load(board.packed.slice(), pusher);
  const corrals = new Corrals(floor, dead);
  corrals.choose(board);
  return boxes.toSorted((a, b) => a - b).map((box) => corrals.canWait(box));
};

test('all others wait for a box that can only be pushed on through its door', () => {
  expect(waiting('#########', '#   #   #', '# @ $   #', '#   # . #', '# $ # . #', '#   #####', '#####')).toEqual([
    ...[false, true],
  ]);
});

test('nobody waits for a box that is home: it may stay there for ever', () => {
  expect(waiting('#########', '#   #   #', '# @ *   #', '#   # ###', '# $ ###', '# . #', '#####')).toEqual([
    false,
    false,
  ]);
});

test('nor for one with another way round it', () => {
  expect(waiting('#########', '#  #    #', '# @$   .#', '#  #    #', '# $  ####', '#  # .###', '#########')).toEqual([
    ...[false, false],
  ]);
});

test('the smaller of two corrals comes first', () => {
  const rows = [
    '###########',
    '#  #   #  #',
    '#  $ @ $$ #',
    '#  #   #  #',
    '#.## # ##.#',
    '#.#######.#',
    '###########',
  ];
  expect(waiting(...rows)).toEqual([false, true, true]);
});
