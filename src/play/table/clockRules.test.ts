import { describe, expect, test } from 'vitest';
import { ask, levelOf, packOf, press, roundOf, shown, tableOf } from '../../../test/tools/tables.ts';
import type { Table } from './table.ts';

/** The clock rules, each as a scenario: what is pressed at which second, what the board and the clock then show. */

const TWO_LEVELS = packOf(levelOf('########\n#@ $ . #\n########'), levelOf('######\n#@$ .#\n######'));

const open = (): Table => tableOf('sokoban', TWO_LEVELS);

/** The middle row and the seconds on the clock. */
const seen = (table: Table, second: number): readonly [string, number] => [
  shown(table)[1]!,
  roundOf(table).snapshot(second * 1000).spent[0] / 1000,
];

const at = (second: number): number => second * 1000;

describe('the clock', () => {
  test('shows zero until the first move, however long one looks', () => {
    expect(seen(open(), 600)).toEqual(['#p b   #', 0]);
  });

  test('is not started by a key that is refused, a selected box or an undo of nothing', () => {
    const table = open();
    press(table, 'u', at(10));
    table.round?.answer({ kind: 'tap', cell: 11 }, at(11));
    ask(table, 'undo', at(12));
    expect(seen(table, 60)).toEqual(['#p b   #', 0]);
  });

  test('starts with the first move, and runs on between moves and through undo and redo', () => {
    const table = open();
    press(table, 'r', at(10));
    expect(seen(table, 12)).toEqual(['# pb   #', 2]);
    press(table, 'r', at(15));
    expect(seen(table, 16)).toEqual(['#  pb  #', 6]);
    ask(table, 'undo', at(20));
    expect(seen(table, 21)).toEqual(['# pb   #', 11]);
    ask(table, 'redo', at(22));
    expect(seen(table, 23)).toEqual(['#  pb  #', 13]);
  });

  test('stops on success', () => {
    const table = open();
    press(table, 'rr', at(10));
    press(table, 'r', at(13));
    expect(seen(table, 13)).toEqual(['#   pb #', 3]);
    expect(seen(table, 100)).toEqual(['#   pb #', 3]);
  });

  test('runs on from there when the last move is taken back', () => {
    const table = open();
    press(table, 'rr', at(10));
    press(table, 'r', at(13));
    ask(table, 'undo', at(50));
    expect(seen(table, 54)).toEqual(['#  pb  #', 7]);
  });

  test('shows zero after a restart, until the next first move', () => {
    const table = open();
    press(table, 'rr', at(10));
    ask(table, 'restart', at(15));
    expect(seen(table, 60)).toEqual(['#p b   #', 0]);
    press(table, 'r', at(70));
    expect(seen(table, 71)).toEqual(['# pb   #', 1]);
  });

  test('runs on from the time of a line that is brought back: none passed while it was aside', () => {
    const table = open();
    press(table, 'rr', at(10));
    ask(table, 'restart', at(15));
    ask(table, 'continue', at(60));
    expect(seen(table, 60)).toEqual(['#  pb  #', 5]);
    press(table, 'l', at(80));
    expect(seen(table, 81)).toEqual(['# p b  #', 26]);
  });

  test('does not stop for whoever puts his line aside to look at the board and takes it up again', () => {
    const table = open();
    press(table, 'r', at(0));
    for (const second of [10, 20, 30]) {
      ask(table, 'restart', at(second));
      ask(table, 'continue', at(second));
    }
    press(table, 'rr', at(40));
    expect(seen(table, 99)).toEqual(['#   pb #', 40]);
  });

  test('shows zero in another level, and zero again on the way back', () => {
    const table = open();
    press(table, 'rr', at(10));
    ask(table, 'next', at(15));
    expect(seen(table, 20)).toEqual(['#pb  #', 0]);
    press(table, 'r', at(30));
    expect(seen(table, 31)).toEqual(['# pb #', 1]);
    ask(table, 'previous', at(40));
    expect(seen(table, 50)).toEqual(['#p b   #', 0]);
    ask(table, 'continue', at(60));
    expect(seen(table, 60)).toEqual(['#  pb  #', 5]);
    ask(table, 'next', at(70));
    ask(table, 'continue', at(80));
    expect(seen(table, 80)).toEqual(['# pb #', 10]);
  });

  test('of the player stands still while a solution is shown', () => {
    const solved = levelOf('########\n#@ $ . #\n########', 'rRR');
    const table = tableOf('sokoban', packOf(solved));
    press(table, 'r', at(10));
    ask(table, 'solution', at(14));
    roundOf(table).tick(at(15));
    ask(table, 'stop', at(30));
    expect(seen(table, 40)).toEqual(['# pb   #', 4]);
    press(table, 'r', at(41));
    expect(seen(table, 43)).toEqual(['#  pb  #', 6]);
  });
});

test('each of two players has a clock, and only that of whose turn it is runs', () => {
  const table = tableOf('tictactoe', packOf(levelOf('.../.../... x')));
  const clocks = (second: number) =>
    roundOf(table)
      .snapshot(at(second))
      .spent.map((ms) => ms / 1000);
  expect(clocks(5)).toEqual([0, 0]);
  table.round?.answer({ kind: 'tap', cell: 4 }, at(10));
  expect(clocks(13)).toEqual([0, 3]);
  table.round?.answer({ kind: 'tap', cell: 0 }, at(14));
  expect(clocks(20)).toEqual([6, 4]);
});
