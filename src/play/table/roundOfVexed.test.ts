import { describe, expect, test } from 'vitest';
import { ask, levelOf, MANNER, packOf, press, roundOf, said, shown, tableOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import type { Table } from './table.ts';

const vexed = (...rows: readonly string[]): Table =>
  tableOf('vexed', packOf(levelOf([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n'))));

/** Two red boxes: the left one is pushed over the edge, falls two cells and vanishes with the other. */
const cliff = (): Table => vexed('#######', '#Pr   #', '###   #', '###r  #', '#######');

describe('a fall', () => {
  test('is shown cell by cell, 0.3 s each, and the win is said at its end', () => {
    const table = cliff();
    const round = roundOf(table);
    press(table, 'r', 1_000);
    expect(shown(table).slice(1, 4)).toEqual(['# hr  #', '###   #', '###r  #']);
    expect([round.appearance.stage.isFalling, round.due, said(table)]).toEqual([true, 1_300, '']);
    round.tick(1_299);
    expect(shown(table)[1]).toBe('# hr  #');
    round.tick(1_300);
    expect(shown(table).slice(1, 4)).toEqual(['# h   #', '###r  #', '###r  #']);
    expect([round.isAchieved, round.due]).toEqual([false, 1_600]);
    round.tick(1_600);
    expect(shown(table).slice(1, 4)).toEqual(['# h   #', '###   #', '###   #']);
    expect([round.appearance.stage.isFalling, round.due, round.isAchieved, said(table)]).toEqual([
      false,
      undefined,
      true,
      'Solved!',
    ]);
  });

  test('discards moves until all is at rest', () => {
    const table = cliff();
    press(table, 'rrrr', 0);
    expect(roundOf(table).snapshot(0).at).toBe(1);
    const open = vexed('########', '#Pr    #', '###    #', '###  r #', '########');
    press(open, 'r', 0);
    press(open, 'l', 100);
    expect(roundOf(open).snapshot(0).at).toBe(1);
    roundOf(open).tick(10_000);
    press(open, 'l', 10_000);
    expect(roundOf(open).snapshot(0).at).toBe(2);
  });

  test('is ended by a restart at any moment', () => {
    const table = cliff();
    press(table, 'r', 0);
    ask(table, 'restart', 100);
    expect([shown(table)[1], roundOf(table).due]).toEqual(['#Pr   #'.replace('P', 'h'), undefined]);
    press(table, 'r', 200);
    expect(roundOf(table).snapshot(0).at).toBe(1);
  });

  test('also opens a level that is not at rest, as drawn first', () => {
    const table = vexed('######', '#P r #', '##   #', '##  r#', '######');
    expect(shown(table)[1]).toBe('#h r #');
    press(table, 'r', 10);
    expect(roundOf(table).snapshot(0).at).toBe(0);
    roundOf(table).tick(10_000);
    expect(shown(table).slice(1, 4)).toEqual(['#h   #', '##   #', '##   #']);
  });

  test('that leaves no box of a new level wins it, with a warning; whoever resets it stays', () => {
    const table = vexed('######', '#P r #', '##   #', '##  r#', '######');
    const round = roundOf(table);
    expect([round.isAchieved, said(table)]).toEqual([false, '']);
    round.tick(10_000);
    expect(shown(table).slice(1, 4)).toEqual(['#h   #', '##   #', '##   #']);
    expect([round.isAchieved, said(table)]).toEqual([true, 'Solved! The level is won before the first move.']);
    expect(round.appearance.narration.messages.map(sentence)).toContain('The level is won before the first move.');
    ask(table, 'restart', 10_000);
    expect(round.isAchieved).toBe(false);
  });
});

test('a position that was over before it was opened is nobody’s achievement', () => {
  const table = vexed('####', '#P #', '####');
  expect([roundOf(table).isAchieved, said(table)]).toEqual([false, 'Solved! The level is won before the first move.']);
  const two = tableOf('tictactoe', packOf(levelOf('xxx/oo./... o')));
  expect([roundOf(two).isAchieved, said(two)]).toEqual([false, 'The first player wins!']);
});

test('a click leads to a neighbouring cell only, unless the player wants to be walked', () => {
  const rows = ['9 4', '#########', '#P    r #', '###r#####', '#########'].join('\n');
  for (const [clickToWalk, moves] of [
    [false, 0],
    [true, 4],
  ] as const) {
    const table = tableOf('vexed', packOf(levelOf(rows)), {
      manner: () => ({ ...MANNER, still: true, clickToWalk }),
    });
    table.round?.answer({ kind: 'tap', cell: 9 + 5 }, 0);
    expect(roundOf(table).snapshot(0).at).toBe(moves);
    ask(table, 'restart');
    table.round?.answer({ kind: 'tap', cell: 9 + 2 }, 0);
    expect(roundOf(table).snapshot(0).at).toBe(1);
  }
});

test('a click that leads nowhere is refused in the player’s own manner', () => {
  const rows = ['8 4', '########', '#P  r  #', '###r##r#', '########'].join('\n');
  const refused = (cell: number, clickToWalk: boolean): string => {
    const manner = () => ({ ...MANNER, still: true, clickToWalk });
    const table = tableOf('vexed', packOf(levelOf(rows)), { manner });
    table.round?.answer({ kind: 'tap', cell }, 0);
    return said(table);
  };
  const [human, behindTheBox] = [8 + 1, 8 + 5];
  expect(refused(behindTheBox, false)).toBe('Click a cell next to the human.');
  expect(refused(behindTheBox, true)).toBe('The human cannot walk there.');
  expect(refused(human, false)).toBe('Click a cell next to the human.');
  expect(refused(human, true)).toBe('The human is there already.');
});
