import { expect, test } from 'vitest';
import {
  cellAt,
  column,
  DELTA,
  DIRECTIONS,
  formatSquare,
  neighbour,
  OPPOSITE,
  parseSquare,
  row,
  rowsOf,
} from './grid.ts';
import { directionOf, letterOf } from './letters.ts';

/** 0 1 2
 *  3 4 5 */
const SIZE = { width: 3, height: 2 };

test('cells are numbered row by row', () => {
  expect([0, 1, 2, 3, 4, 5].map((cell) => [column(cell, SIZE), row(cell, SIZE)])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  expect(rowsOf([...'abcdef'], SIZE)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
});

test('there is no cell outside the board', () => {
  expect([
    cellAt(2, 1, SIZE),
    cellAt(3, 1, SIZE),
    cellAt(-1, 1, SIZE),
    cellAt(0, 2, SIZE),
    cellAt(0, -1, SIZE),
  ]).toEqual([5, undefined, undefined, undefined, undefined]);
});

test('neighbours end at the edges', () => {
  expect(DIRECTIONS.map((direction) => neighbour(4, direction, SIZE))).toEqual([1, 5, undefined, 3]);
  expect(DIRECTIONS.map((direction) => neighbour(2, direction, SIZE))).toEqual([undefined, undefined, 5, 1]);
});

test('opposites undo each other', () => {
  for (const direction of DIRECTIONS) {
    const [there, back] = [DELTA[direction], DELTA[OPPOSITE[direction]]];
    expect([there.x + back.x, there.y + back.y]).toEqual([0, 0]);
  }
});

test('squares have names, two digits included', () => {
  expect(['a1', 'j10', 'c7'].map(parseSquare)).toEqual([
    { x: 0, y: 0 },
    { x: 9, y: 9 },
    { x: 2, y: 6 },
  ]);
  expect(formatSquare(9, 9)).toBe('j10');
  for (const wrong of ['', 'a', '1', 'a0', 'A1', 'a100', 'aa1', 'a1 ', ' a1'])
    expect(parseSquare(wrong)).toBeUndefined();
});

test('directions have letters', () => {
  expect(DIRECTIONS.map(letterOf)).toEqual(['u', 'r', 'd', 'l']);
  expect([...'urdl'].map(directionOf)).toEqual(DIRECTIONS);
  for (const wrong of ['U', 'x', '', 'up', 'constructor']) expect(directionOf(wrong)).toBeUndefined();
});
