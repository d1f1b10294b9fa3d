import { describe, expect, test } from 'vitest';
import { ask, levelOf, MANNER, packOf, press, roundOf, said, shown, tableOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import type { Surroundings, Table } from './table.ts';

const vexed = (rows: readonly string[], more: Partial<Surroundings> = {}): Table => {
  const level = levelOf([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n'), 'r');
  return tableOf('vexed', packOf(level, level), more);
};

/** Lets time pass until nothing moves by itself any more. */
const wait = (table: Table): void => {
  const round = roundOf(table);
  while (round.due !== undefined) round.tick(round.due);
};

/** Two red boxes: the left one is pushed over the edge, falls two cells and vanishes with the other. */
const cliff = (): Table => vexed(['#######', '#Pr   #', '###   #', '###r  #', '#######']);

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

  /** Pushed over the edge the red box falls and vanishes; the human can go on to the left. */
  const edge = (more: Partial<Surroundings> = {}): Table =>
    vexed(['########', '#  Pr  #', '#####  #', '#b###rb#', '########'], more);

  const at = (table: Table): number => roundOf(table).snapshot(0).at;

  test('keeps moves until all is at rest, then plays them in their order', () => {
    const table = edge();
    const round = roundOf(table);
    press(table, 'r', 0);
    press(table, 'll', 100);
    press(table, 'u', 150);
    expect([at(table), said(table)]).toEqual([1, 'Moves that wait until all is at rest: 3. Esc drops them.']);
    round.tick(300);
    expect(shown(table).slice(1, 4)).toEqual(['#   h  #', '#####r #', '#b###rb#']);
    round.tick(600);
    expect([at(table), ...shown(table).slice(1, 4)]).toEqual([1, '#   h  #', '#####  #', '#b### b#']);
    round.tick(round.due!);
    expect([at(table), shown(table)[1]]).toEqual([2, '#  h   #']);
    // What comes meanwhile has its turn after them.
    press(table, 'r', 670);
    round.tick(round.due!);
    expect([at(table), shown(table)[1]]).toEqual([3, '# h    #']);
    round.tick(round.due!);
    expect([at(table), said(table)]).toEqual([3, 'Moves that wait until all is at rest: 1. Esc drops them.']);
    round.tick(round.due!);
    expect([at(table), shown(table)[1], round.due, said(table)]).toEqual([4, '#  h   #', undefined, '']);
  });

  test('keeps one that leads nowhere too: it is refused when its turn has come', () => {
    const table = edge();
    press(table, 'ru', 0);
    wait(table);
    expect([at(table), said(table)]).toEqual([1, 'There is no ladder here.']);
  });

  test('keeps clicks as well, and 32 of all that at the most', () => {
    const table = edge();
    press(table, 'r', 0);
    roundOf(table).answer({ kind: 'tap', cell: 8 + 3 }, 0);
    press(table, 'rl'.repeat(16), 0);
    expect(said(table)).toContain('32.');
    wait(table);
    expect([at(table), shown(table)[1]]).toEqual([33, '#   h  #']);
  });

  test.each(['restart', 'undo', 'release', 'next'] as const)('drops them for %s', (id) => {
    const table = edge();
    press(table, 'r', 0);
    press(table, 'll', 100);
    expect(ask(table, id, 200)).toBeUndefined();
    expect([said(table).includes('wait'), roundOf(table).appearance.stage.isFalling]).toEqual([false, false]);
    const before = roundOf(table).own(0).at;
    wait(table);
    expect([roundOf(table).own(0).at, before]).toEqual([before, id === 'release' ? 1 : 0]);
    if (id === 'release') expect(shown(table).slice(1, 4)).toEqual(['#   h  #', '#####  #', '#b### b#']);
  });

  test('drops them for a sequence, and when the level is solved', () => {
    const table = edge();
    press(table, 'rll', 0);
    expect(roundOf(table).screen('sequence', 'l', 100)).toBeUndefined();
    wait(table);
    expect(at(table)).toBe(2);
    const solved = cliff();
    press(solved, 'rrrr', 0);
    wait(solved);
    expect([at(solved), roundOf(solved).isAchieved, said(solved)]).toEqual([1, true, 'Solved!']);
  });

  test('is as fast as the player likes it, where nothing is shown', () => {
    const table = edge({ manner: () => ({ ...MANNER, fallSpeed: 4 }) });
    press(table, 'r', 1_000);
    expect(roundOf(table).due).toBe(1_075);
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
    const table = vexed(['######', '#P r #', '##   #', '##  r#', '######']);
    expect(shown(table)[1]).toBe('#h r #');
    press(table, 'r', 10);
    expect(roundOf(table).snapshot(0).at).toBe(0);
    roundOf(table).tick(10_000);
    expect(shown(table).slice(1, 4)).toEqual(['#h   #', '##   #', '##   #']);
  });

  test('that leaves no box of a new level wins it, with a warning; whoever resets it stays', () => {
    const table = vexed(['######', '#P r #', '##   #', '##  r#', '######']);
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

test('a remark stays beside an answer, as long as it is true', () => {
  const table = vexed(['#######', '#P  r #', '#######']);
  const LOST = 'One red box is left: the level can no longer be won. U undoes, R resets.';
  expect(said(table)).toBe(LOST);
  press(table, 'u');
  expect(said(table)).toBe(`There is no ladder here. ${LOST}`);
  press(table, 'r');
  expect(said(table)).toBe(LOST);
});

test('a position that was over before it was opened is nobody’s achievement', () => {
  const table = vexed(['####', '#P #', '####']);
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
  expect(refused(behindTheBox, false)).toBe('Click a cell next to the worker.');
  expect(refused(behindTheBox, true)).toBe('The worker cannot walk there.');
  expect(refused(human, false)).toBe('Click a cell next to the worker.');
  expect(refused(human, true)).toBe('The worker is there already.');
});
