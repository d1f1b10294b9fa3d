import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { openSession } from '../../core/openSession.ts';
import { sokoban } from '../../games/sokoban/index.ts';
import { placeRemark } from './remarkPlace.ts';

const viewOf = (...rows: readonly string[]) => unwrap(openSession(sokoban, rows.join('\n'))).snapshot(0).view;

const bounds = { left: -1, top: -1, right: 9, bottom: 8 };
const room = { width: 3, height: 0.6, gap: 0.1, margin: 0.3, bounds };

const empty = viewOf('########', '#      #', '#  @   #', '#      #', '#  $  .#', '########');
const man = 2 * 8 + 3;

test('a remark stands above its cell, its tip in the middle', () => {
  const { side, left, top, tip } = placeRemark({ cell: man }, room, empty, sokoban.looks);
  expect([side, left, tip]).toEqual(['above', 2, 0.5]);
  expect(top + room.height).toBeLessThan(2);
});

test('it stands below where it would hide a box, a goal or what resists', () => {
  const boxes = viewOf('########', '# $$.  #', '#  @   #', '#      #', '#    . #', '########');
  expect(placeRemark({ cell: man }, room, boxes, sokoban.looks).side).toBe('below');
  const resistance = { cell: 1 * 8 + 3, direction: 'up' } as const;
  expect(placeRemark({ cell: man, resistance }, room, empty, sokoban.looks).side).toBe('below');
});

test('it goes aside where only that hides nothing', () => {
  const boxes = viewOf('########', '#  $   #', '# .@   #', '# $    #', '#   .  #', '########');
  const { side, left, tip } = placeRemark({ cell: man }, room, boxes, sokoban.looks);
  expect([side, left > 2, tip]).toEqual(['below', true, 0.3 / 3]);
});

test('it stays within its bounds, and its tip at its cell', () => {
  const corner = 1 * 8 + 1;
  const near = { ...room, width: 6, bounds: { left: 0.5, top: 0.4, right: 8, bottom: 6 } };
  const { side, left, tip } = placeRemark({ cell: corner }, near, empty, sokoban.looks);
  expect([side, left, tip]).toEqual(['below', 0.5, 1 / 6]);
});

test('where it has to hide something, it hides a goal rather than a box', () => {
  const low = { ...room, bounds: { ...bounds, bottom: 3 } };
  const between = viewOf('########', '# $  . #', '#  @   #', '#      #', '########');
  const { side, left } = placeRemark({ cell: man }, low, between, sokoban.looks);
  expect([side, left]).toEqual(['above', 3.2]);
});
