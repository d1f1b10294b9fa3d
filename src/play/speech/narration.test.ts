import { describe, expect, test } from 'vitest';
import { ask, levelOf, packOf, press, roundOf, tableOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';

const told = (table: Table): string => roundOf(table).appearance.narration.messages.map(sentence).join(' / ');

/** What is told after each key. */
const toldAfter = (table: Table, keys: string): readonly string[] =>
  [...keys].map((key) => {
    press(table, key);
    roundOf(table).tick(60_000);
    return told(table);
  });

const tap = (table: Table, cell: number): string => {
  table.round?.answer({ kind: 'tap', cell }, 0);
  roundOf(table).tick(60_000);
  return told(table);
};

const sokoban = (...rows: readonly string[]): Table => tableOf('sokoban', packOf(levelOf(rows.join('\n'))));

const vexed = (...rows: readonly string[]): Table =>
  tableOf('vexed', packOf(levelOf([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n'))));

describe('in Sokoban', () => {
  const yard = () => sokoban('########', '#      #', '#@$. $.#', '########');

  test('steps, pushes and refusals are told in a word or two', () => {
    expect(toldAfter(yard(), 'urdd')).toEqual([
      'Up',
      'Right',
      'The box stands against a wall.',
      'The box stands against a wall.',
    ]);
  });

  test('a push onto or off a goal is told with how many are home', () => {
    expect(toldAfter(yard(), 'rr')).toEqual([
      'Pushed right, onto a goal. / 1 of 2 home.',
      'Pushed right, off a goal. / 0 of 2 home.',
    ]);
    expect(toldAfter(sokoban('#######', '#@$ $.#', '#   . #', '#######'), 'r')).toEqual(['Pushed right.']);
  });

  test('a box that goes from goal to goal is not counted again', () => {
    expect(toldAfter(sokoban('########', '#@*. $.#', '########'), 'r')).toEqual(['Pushed right, onto a goal.']);
  });

  test('the end is told and nothing more is counted', () => {
    expect(toldAfter(sokoban('#####', '#@$.#', '#####'), 'r')).toEqual(['Pushed right, onto a goal. / Solved!']);
  });

  test('a walk is told by where it ends, and so is a box that was sent somewhere', () => {
    const table = yard();
    expect(tap(table, 8 + 6)).toBe('worker, column 7, row 2');
    expect(tap(table, 16 + 2)).toBe('Selected: box. Places to go: 3.');
    expect(tap(table, 16 + 4)).toBe('box, column 5, row 3');
  });

  test('a walk is told when it is over', () => {
    const table = yard();
    table.round?.answer({ kind: 'tap', cell: 8 + 6 }, 0);
    expect(told(table)).toBe('');
  });

  test('what is let go is told too', () => {
    const table = yard();
    tap(table, 16 + 2);
    expect(tap(table, 16 + 2)).toBe('Nothing is selected.');
  });

  test('undo and redo tell where in the line one is', () => {
    const table = yard();
    press(table, 'ud');
    ask(table, 'undo');
    expect(told(table)).toBe('Move 1 of 2.');
    ask(table, 'redo');
    expect(told(table)).toBe('Move 2 of 2.');
    ask(table, 'restart');
    expect(told(table)).toBe('Back at the start. Redo brings your moves back.');
  });

  test('another pusher who takes over says where he is', () => {
    expect(tap(sokoban('######', '#@ $.#', '#  @ #', '######'), 15)).toBe('worker, column 4, row 3');
  });

  test('the same words are told again, under another number', () => {
    const table = yard();
    const numbers = ['l', 'l'].map((key) => {
      expect(toldAfter(table, key)).toEqual(['There is a wall in the way.']);
      return roundOf(table).appearance.narration.number;
    });
    expect(numbers[1]).toBeGreaterThan(numbers[0]!);
    const { number } = roundOf(table).appearance.narration;
    roundOf(table).tick(70_000);
    expect(roundOf(table).appearance.narration.number).toBe(number);
  });
});

describe('in Sokoban Vexed', () => {
  test('a fall is told by where it ends, once it has', () => {
    const table = vexed('########', '#Pr    #', '###    #', '###  r #', '########');
    press(table, 'r', 0);
    expect(told(table)).toBe('');
    roundOf(table).tick(60_000);
    expect(told(table)).toBe('Pushed right. / red box falls to column 4, row 4.');
  });

  test('what vanished is counted, and what is left; a remark is told when it is new', () => {
    const table = vexed('########', '#Prbbrr#', '########');
    roundOf(table).tick(60_000);
    expect(told(table)).toBe(
      'blue box: 2 gone. / red box: 2 gone. / 1 left. / One red box is left: the level can no longer be won. U undoes, R resets.',
    );
    expect(toldAfter(table, 'r')).toEqual(['Pushed right.']);
  });

  test('boxes that fall and vanish are told by what they came to', () => {
    const table = vexed('#######', '#Pr   #', '###   #', '###r  #', '#######');
    expect(toldAfter(table, 'r')).toEqual(['Pushed right. / red box: 2 gone. / Solved!']);
  });

  test('three things that fall are told one by one', () => {
    const table = vexed('########', '# r g b#', '#P     #', '########');
    roundOf(table).tick(60_000);
    expect(told(table)).toMatch(
      /^red box falls to column 3, row 3\. .* green box falls to column 5, row 3\. .* blue box falls to column 7, row 3\./,
    );
  });

  test('of many things that fall only the number is told', () => {
    const table = vexed('########', '# r g b#', '# b r g#', '#P     #', '########');
    roundOf(table).tick(60_000);
    expect(told(table)).toBe('6 things fall.');
  });
});

describe('in games for two', () => {
  test('a move is told by its cells, and whose turn it is', () => {
    const table = tableOf('breakthrough', packOf(levelOf('5/1p3/2p2/1P3/PPPPP w')));
    tap(table, 6);
    expect(tap(table, 12)).toBe('b2 takes c3. / Second player to move');
    tap(table, 16);
    expect(tap(table, 11)).toBe('b4 to b3. / First player to move');
  });

  test('a mark is told by its cell, and the end', () => {
    const table = tableOf('tictactoe', packOf(levelOf('xx./oo./... x')));
    expect(tap(table, 8)).toBe('cross, c1 / Second player to move');
    ask(table, 'undo');
    expect(tap(table, 2)).toBe('cross, c3 / The first player wins!');
  });
});
