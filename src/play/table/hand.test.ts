import { describe, expect, test } from 'vitest';
import { ask, levelOf, MANNER, packOf, press, roundOf, said, shown, tableOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import { boundRefusal } from './bound.ts';
import type { Table } from './table.ts';

const yard = (): Table =>
  tableOf('sokoban', packOf(levelOf(['#######', '#     #', '# @$. #', '#     #', '#######'].join('\n'))));

describe('exploring', () => {
  const begin = (): Table => {
    const table = yard();
    ask(table, 'explore');
    return table;
  };
  const cursor = (table: Table) => roundOf(table).appearance.hand.cursor;

  test('arrow keys move a cursor from the worker on, and say what it is on; nothing is played', () => {
    const table = begin();
    expect([cursor(table), roundOf(table).appearance.hand.isExploring]).toEqual([16, true]);
    press(table, 'r');
    expect(said(table)).toBe('box, column 4, row 3');
    press(table, 'r');
    expect(said(table)).toBe('goal, column 5, row 3');
    expect([cursor(table), roundOf(table).snapshot(0).at, roundOf(table).appearance.stage.facing]).toEqual([
      18,
      0,
      'down',
    ]);
  });

  test('the name of the cell is left to whoever reads the active cell, and not told again', () => {
    const table = begin();
    press(table, 'r');
    expect(roundOf(table).appearance.narration.messages).toEqual([]);
  });

  test('Enter walks there, or selects a box and sends it somewhere, and one explores on', () => {
    const table = begin();
    press(table, 'u');
    ask(table, 'choose');
    expect(shown(table)[1]).toBe('# p   #');
    press(table, 'dr');
    ask(table, 'choose');
    expect(roundOf(table).appearance.hand.selected).toBe(17);
    press(table, 'r');
    ask(table, 'choose');
    roundOf(table).tick(1_000);
    expect([shown(table)[2], roundOf(table).appearance.hand.isExploring, cursor(table)]).toEqual(['#  pb #', true, 18]);
  });

  test('undo and restart leave the cursor where it is', () => {
    const table = begin();
    press(table, 'u');
    ask(table, 'choose');
    for (const command of ['undo', 'redo', 'restart'] as const) {
      ask(table, command);
      expect([cursor(table), roundOf(table).appearance.hand.isExploring]).toEqual([9, true]);
    }
  });

  test('Escape lets go of a box first and then of the cursor; E ends it too', () => {
    const table = begin();
    press(table, 'r');
    ask(table, 'choose');
    ask(table, 'release');
    expect([roundOf(table).appearance.hand.selected, cursor(table)]).toEqual([undefined, 17]);
    ask(table, 'release');
    expect([cursor(table), said(table)]).toEqual([undefined, 'The arrow keys play again.']);
    ask(table, 'explore');
    ask(table, 'explore');
    press(table, 'u');
    expect(roundOf(table).snapshot(0).at).toBe(1);
  });
});

describe('drawing', () => {
  test('what is lifted shows where it can go, and is let go when it cannot go where it was dropped', () => {
    const table = yard();
    table.round?.answer({ kind: 'lift', cell: 17 }, 0);
    expect([roundOf(table).appearance.hand.selected, roundOf(table).appearance.hand.marks.length > 0]).toEqual([
      17,
      true,
    ]);
    table.round?.answer({ kind: 'drag', from: 17, to: 0 }, 0);
    expect([roundOf(table).appearance.hand.selected, said(table)]).toEqual([
      undefined,
      'The box cannot be pushed there.',
    ]);
    table.round?.answer({ kind: 'lift', cell: 17 }, 0);
    table.round?.answer({ kind: 'drag', from: 17, to: 18 }, 0);
    roundOf(table).tick(1_000);
    expect(shown(table)[2]).toBe('#  pb #');
  });

  test('what cannot be selected is lifted without a word', () => {
    const table = yard();
    table.round?.answer({ kind: 'lift', cell: 16 }, 0);
    expect([roundOf(table).appearance.hand.selected, said(table)]).toEqual([undefined, '']);
  });
});

describe('touch-move', () => {
  const touched = (id: string, board: string, cell: number): Table => {
    const manner = () => ({ ...MANNER, touchMove: true });
    const table = tableOf(id, packOf(levelOf(board)), { manner });
    table.round?.answer({ kind: 'tap', cell }, 0);
    expect(roundOf(table).appearance.hand.selected).toBe(cell);
    return table;
  };

  test('a doll that was touched is not let go, not even when it is dropped elsewhere', () => {
    const table = touched('breakthrough', '5x5', 6);
    ask(table, 'release');
    expect(said(table)).toBe('You have to play with the selected doll.');
    table.round?.answer({ kind: 'drag', from: 6, to: 20 }, 0);
    expect([roundOf(table).appearance.hand.selected, said(table)]).toEqual([6, 'A doll moves one cell at a time.']);
  });

  test('nobody evades it by typing', () => {
    const table = touched('breakthrough', '5x5', 6);
    const typed = (moves: string, touchMove = true) => {
      const refusal = boundRefusal(table, { touchMove }, moves, 0);
      return refusal && sentence(refusal);
    };
    expect(typed('a2a3')).toBe('You have to play with the selected doll.');
    for (const moves of ['b2b3', 'b2b3 a4a3', 'nonsense', 'b2b5']) expect(typed(moves)).toBeUndefined();
    expect(typed('a2a3', false)).toBeUndefined();
  });

  test('a box can be: nobody plays against it', () => {
    const table = touched('sokoban', '#####\n#@$.#\n#####', 7);
    ask(table, 'release');
    expect(roundOf(table).appearance.hand.selected).toBeUndefined();
  });
});

describe('pointing at one of many', () => {
  const cursor = (table: Table) => roundOf(table).appearance.hand.cursor;
  const dolls = (turn = 'w') => tableOf('breakthrough', packOf(levelOf(`ppppp/ppppp/5/PPPPP/PPPPP ${turn}`)));

  test('the first key shows the cursor where there is something to choose, whatever key it is, and says so', () => {
    for (const [turn, cell] of [
      ['w', 7],
      ['b', 17],
    ] as const) {
      const table = dolls(turn);
      press(table, 'u');
      expect([cursor(table), said(table)]).toEqual([cell, 'Choose a doll first.']);
      const other = dolls(turn);
      ask(other, 'choose');
      expect([cursor(other), said(other)]).toEqual([cell, 'Choose a doll first.']);
    }
    const marks = tableOf('tictactoe', packOf(levelOf('x../.o./... x')));
    press(marks, 'r');
    expect([cursor(marks), said(marks)]).toEqual([1, 'Choose a cell.']);
  });

  test('then keys move it, and say what it is on', () => {
    const table = dolls();
    press(table, 'ud');
    expect([cursor(table), said(table)]).toEqual([12, 'dark cell, c3']);
  });

  test('a button for a direction never points: it has nothing to move', () => {
    const table = dolls();
    for (const _ of [1, 2]) {
      table.round?.answer({ kind: 'step', direction: 'down', by: 'button' }, 0);
      expect([cursor(table), said(table)]).toEqual([undefined, 'Choose a doll first.']);
    }
    table.round?.answer({ kind: 'tap', cell: 7 }, 0);
    table.round?.answer({ kind: 'step', direction: 'down', by: 'button' }, 0);
    expect(roundOf(table).snapshot(0).at).toBe(1);
  });

  test('a doll that was chosen by a click has the cursor with the first key that chooses', () => {
    const table = dolls();
    table.round?.answer({ kind: 'tap', cell: 5 }, 0);
    ask(table, 'choose');
    expect([cursor(table), said(table)]).toEqual([5, 'Choose where that doll goes.']);
  });

  test('where the worker goes by keys, none of them points', () => {
    const table = yard();
    ask(table, 'choose');
    expect([cursor(table), said(table)]).toEqual([undefined, '']);
  });
});
