import { expect, test } from 'vitest';
import { unwrap } from '../../test/tools/unwrap.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { openSession } from './openSession.ts';

/** The box goes right and then up; the pusher has to walk around it for that. */
const BOARD = ['#######', '#    .#', '#  $  #', '#@    #', '#######'].join('\n');
const [box, goal] = [2 * 7 + 3, 1 * 7 + 5];

test('the way of a box is the cells that it passes, however the pusher walks in between', () => {
  const session = unwrap(openSession(sokoban, BOARD));
  const way = session.way(box, goal, 'pushes');
  expect([way[0], way.at(-1), way.length]).toEqual([box, goal, 4]);
  for (const [index, cell] of way.slice(1).entries()) expect([1, 7]).toContain(Math.abs(cell - way[index]!));
});

test('where a box cannot be brought, or where none stands, there is no way', () => {
  const session = unwrap(openSession(sokoban, BOARD));
  expect([session.way(box, 0, 'moves'), session.way(box + 1, goal, 'moves')]).toEqual([[], []]);
});
