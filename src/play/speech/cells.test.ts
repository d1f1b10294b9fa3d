import { expect, test } from 'vitest';
import { levelOf, packOf, roundOf, tableOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { cellMessage, manIn, pointedMessage } from './cells.ts';

/** The names of all cells of a board, row by row. */
const names = (id: string, ...rows: readonly string[]): readonly string[] => {
  const game = findGame(id)!;
  const table = tableOf(id, packOf(levelOf(rows.join(id === 'sokoban' ? '\n' : '/'))));
  const { view } = roundOf(table).appearance.stage;
  return [...view.ground.keys()].map((cell) => sentence(cellMessage(game, view, cell)));
};

test('a cell is told by what is on it, its column and its row', () => {
  const told = names('sokoban', ' ######', '##@$.*#', '#######');
  expect(told[0]).toBe('outside, column 1, row 1');
  expect(told.slice(8, 13)).toEqual([
    'wall, column 2, row 2',
    'worker, column 3, row 2',
    'box, column 4, row 2',
    'goal, column 5, row 2',
    'box on a goal, column 6, row 2',
  ]);
});

test('the worker does not hide a goal, and a box on one is not told of it twice', () => {
  expect(names('sokoban', '#####', '#+*$#', '#####').slice(6, 8)).toEqual([
    'worker, goal, column 2, row 2',
    'box on a goal, column 3, row 2',
  ]);
});

test('where players have names for cells, those are used', () => {
  expect(names('tictactoe', 'x..', '.o.', '... x').slice(0, 6)).toEqual([
    'cross, a3',
    'empty, b3',
    'empty, c3',
    'empty, a2',
    'nought, b2',
    'empty, c2',
  ]);
  const told = names('breakthrough', 'ppppp', 'ppppp', '5', 'PPPPP', 'PPPPP w');
  expect([told[0], told[11], told.at(-1)]).toEqual([
    "first player's doll, a1",
    'light cell, b3',
    "second player's doll, e5",
  ]);
});

test('the worker is found, in games that have one', () => {
  const viewOf = (id: string, board: string) => roundOf(tableOf(id, packOf(levelOf(board)))).appearance.stage.view;
  expect(manIn(viewOf('sokoban', '#####\n#@$.#\n#####'), findGame('sokoban')!.looks)).toBe(6);
  expect(manIn(viewOf('tictactoe', '.../.../... x'), findGame('tictactoe')!.looks)).toBeUndefined();
});

test('the worker may stand in the very first cell', () => {
  const view = { width: 1, height: 1, ground: ['floor'], pieces: ['pusher'] };
  expect(manIn(view, findGame('sokoban')!.looks)).toBe(0);
});

test('while something is selected, it is told of it and of the places where it can go', () => {
  const tell = (id: string, board: string, tapped: number): readonly string[] => {
    const table = tableOf(id, packOf(levelOf(board)));
    table.round?.answer({ kind: 'tap', cell: tapped }, 0);
    const { stage, hand } = roundOf(table).appearance;
    const { view } = stage;
    const cells = [...view.ground.keys()].map((cell) => sentence(pointedMessage(findGame(id)!, view, cell, hand)));
    return cells.filter((name) => name.split(', ').length > (id === 'sokoban' ? 3 : 2));
  };
  expect(tell('sokoban', '#######\n#@$ .##\n#######', 9)).toEqual([
    'box, column 3, row 2, selected',
    'floor, column 4, row 2, can go here, pushes: 1',
    'goal, column 5, row 2, can go here, pushes: 2',
  ]);
  expect(tell('breakthrough', '5/1p3/2p2/1P3/PPPPP w', 6)).toEqual([
    "first player's doll, b2, selected",
    'dark cell, a3, can go here',
    'light cell, b3, can go here',
    "second player's doll, c3, can go here",
  ]);
});
