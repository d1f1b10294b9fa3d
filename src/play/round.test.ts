import { describe, expect, test } from 'vitest';
import { ask, levelOf, packOf, press, roundOf, said, shown, tableOf } from '../../test/tools/tables.ts';
import { complaint } from '../../test/tools/unwrap.ts';
import type { Table } from './table.ts';

const sokoban = (...rows: readonly string[]): Table => tableOf('sokoban', packOf(levelOf(rows.join('\n'))));

const yard = (): Table => sokoban('#######', '#     #', '# @$. #', '#     #', '#######');

const vexed = (...rows: readonly string[]): Table =>
  tableOf('vexed', packOf(levelOf([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n'))));

/** Two red boxes: the left one is pushed over the edge, falls two cells and vanishes with the other. */
const cliff = (): Table => vexed('#######', '#Pr   #', '###   #', '###r  #', '#######');

const facing = (table: Table): string => roundOf(table).facing;

describe('the tiny man faces', () => {
  test('the front when a level is opened, and the way of his last move', () => {
    const table = yard();
    expect(facing(table)).toBe('down');
    press(table, 'u');
    expect(facing(table)).toBe('up');
    press(table, 'l');
    expect(facing(table)).toBe('left');
  });

  test('where he was refused to go, and no step is counted', () => {
    const table = sokoban('#####', '#@$.#', '#####');
    press(table, 'u');
    expect([facing(table), roundOf(table).snapshot(0).at]).toEqual(['up', 0]);
    expect(said(table)).toMatch(/wall/);
  });

  test('after undo the direction of the undone step, after redo that of the redone one', () => {
    const table = yard();
    press(table, 'uld');
    ask(table, 'undo');
    expect(facing(table)).toBe('down');
    ask(table, 'undo');
    expect(facing(table)).toBe('left');
    ask(table, 'undo');
    expect(facing(table)).toBe('up');
    ask(table, 'redo');
    ask(table, 'redo');
    expect(facing(table)).toBe('left');
  });

  test('on the scrub bar the step last passed', () => {
    const table = yard();
    press(table, 'uldr');
    roundOf(table).seek(1, 0);
    expect(facing(table)).toBe('left');
    roundOf(table).seek(3, 0);
    expect(facing(table)).toBe('down');
    roundOf(table).seek(0, 0);
    expect(facing(table)).toBe('up');
  });

  test('the front again after a restart, and his last step after going on', () => {
    const table = yard();
    press(table, 'ul');
    ask(table, 'restart');
    expect(facing(table)).toBe('down');
    ask(table, 'continue');
    expect(facing(table)).toBe('left');
  });

  test('where each step of a walk goes', () => {
    const table = yard();
    table.answer({ kind: 'tap', cell: 7 + 5 }, 0);
    expect(shown(table)[1]).toBe('# p   #');
    expect(facing(table)).toBe('up');
    roundOf(table).tick(1_000);
    expect(shown(table)[1]).toBe('#    p#');
    expect(facing(table)).toBe('right');
  });
});

describe('undo, redo and restart', () => {
  test('at step 0 there is nothing to undo', () => {
    const table = yard();
    ask(table, 'undo');
    expect(said(table)).toBe('No step to undo! The tiny man does not move.');
    press(table, 'r');
    expect(said(table)).not.toContain('undo');
    ask(table, 'redo');
    expect(said(table)).toBe('No move to redo!');
  });

  test('where there is no tiny man, he is not spoken of', () => {
    const table = tableOf('tictactoe', packOf(levelOf('.../.../... x')));
    ask(table, 'undo');
    expect(said(table)).toBe('No move to undo!');
  });

  test('restart puts the line aside; redo or the scrub bar brings it back', () => {
    const table = yard();
    press(table, 'ulr');
    for (const bring of [() => ask(table, 'redo'), () => roundOf(table).seek(3, 0)]) {
      ask(table, 'restart');
      expect(said(table)).toBe('Back at the start. Redo brings your moves back.');
      expect(roundOf(table).snapshot(0)).toMatchObject({ at: 0, length: 3 });
      bring();
      expect(roundOf(table).snapshot(0).length).toBe(3);
    }
    expect(roundOf(table).snapshot(0).at).toBe(3);
    ask(yard(), 'restart');
    expect(said(yard())).toBe('');
  });
});

describe('walks', () => {
  test('are shown step by step, and no key waits for them or is lost', () => {
    const table = yard();
    table.answer({ kind: 'tap', cell: 7 + 5 }, 0);
    const round = roundOf(table);
    expect(round.due).toBeGreaterThan(0);
    press(table, 'ddl', 1);
    expect([shown(table)[3], round.due]).toEqual(['#   p #', undefined]);
    expect(round.snapshot(1)).toMatchObject({ at: 7, score: { moves: 7 } });
  });

  test('are one picture for whoever wants no movement', () => {
    const pack = packOf(levelOf('########\n#@   $.#\n########'));
    const table = tableOf('sokoban', pack, { manner: () => ({ by: 'moves', speed: 1, still: true }) });
    table.answer({ kind: 'tap', cell: 12 }, 0);
    expect([roundOf(table).due, roundOf(table).snapshot(0).at]).toEqual([undefined, 3]);
    expect(shown(table)[1]).toContain('#   pb');
  });

  test('are broken off by undo, which shows the position before the last step', () => {
    const table = yard();
    table.answer({ kind: 'tap', cell: 7 + 5 }, 0);
    ask(table, 'undo', 1);
    expect([shown(table)[1], roundOf(table).due]).toEqual(['#   p #', undefined]);
  });
});

describe('selecting', () => {
  test('a box marks where it can go and what that costs; Escape lets go', () => {
    const table = yard();
    table.answer({ kind: 'tap', cell: 2 * 7 + 3 }, 0);
    const { selected, marks } = roundOf(table).hand;
    expect(selected).toBe(17);
    expect(marks.find(({ to }) => to === 18)?.cost).toEqual({ moves: 1, pushes: 1 });
    ask(table, 'release');
    expect([roundOf(table).hand.selected, roundOf(table).hand.marks]).toEqual([undefined, []]);
  });

  test('ends with a move, an undo, and a second tap on it', () => {
    const table = yard();
    const box = { kind: 'tap', cell: 17 } as const;
    const deeds = [() => press(table, 'u'), () => ask(table, 'undo'), () => table.answer(box, 0)];
    for (const deed of deeds) {
      table.answer(box, 0);
      expect(roundOf(table).hand.selected).toBe(17);
      deed();
      expect(roundOf(table).hand.selected).toBeUndefined();
    }
  });

  test('where one has to point, arrows move a cursor that says what it is on, and Enter chooses', () => {
    const table = tableOf('tictactoe', packOf(levelOf('x../.o./... x')));
    ask(table, 'choose');
    press(table, 'r');
    expect([roundOf(table).hand.cursor, said(table)]).toEqual([4, 'nought, b2']);
    press(table, 'l');
    expect([roundOf(table).hand.cursor, said(table)]).toEqual([3, 'empty, a2']);
    press(table, 'l');
    expect(roundOf(table).hand.cursor).toBe(3);
    ask(table, 'choose');
    expect(shown(table)).toEqual(['x  ', 'xo ', '   ']);
  });
});

describe('a fall (Sokoban Vexed)', () => {
  test('is shown cell by cell, 0.3 s each, and the win is said at its end', () => {
    const table = cliff();
    const round = roundOf(table);
    press(table, 'r', 1_000);
    expect(shown(table).slice(1, 4)).toEqual(['# hr  #', '###   #', '###r  #']);
    expect([round.isFalling, round.due, said(table)]).toEqual([true, 1_300, '']);
    round.tick(1_299);
    expect(shown(table)[1]).toBe('# hr  #');
    round.tick(1_300);
    expect(shown(table).slice(1, 4)).toEqual(['# h   #', '###r  #', '###r  #']);
    expect([round.isAchieved, round.due]).toEqual([false, 1_600]);
    round.tick(1_600);
    expect(shown(table).slice(1, 4)).toEqual(['# h   #', '###   #', '###   #']);
    expect([round.isFalling, round.due, round.isAchieved, said(table)]).toEqual([false, undefined, true, 'Solved!']);
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
});

test('moves from elsewhere are played as a whole or not at all', () => {
  const table = yard();
  expect(complaint(roundOf(table).play('uu', 0))).toMatch(/wall/);
  expect(roundOf(table).snapshot(0).at).toBe(0);
  expect(roundOf(table).play('uldd', 0).ok).toBe(true);
  roundOf(table).tick(1_000);
  expect([shown(table)[3], facing(table)]).toEqual(['#p    #', 'down']);
});

test('in Vexed a click leads to a neighbouring cell only, unless the player wants to be walked', () => {
  const rows = ['9 4', '#########', '#P    r #', '###r#####', '#########'].join('\n');
  for (const [clickToWalk, moves] of [
    [false, 0],
    [true, 4],
  ] as const) {
    const table = tableOf('vexed', packOf(levelOf(rows)), {
      manner: () => ({ by: 'moves', speed: 1, still: true, clickToWalk }),
    });
    table.answer({ kind: 'tap', cell: 9 + 5 }, 0);
    expect(roundOf(table).snapshot(0).at).toBe(moves);
    ask(table, 'restart');
    table.answer({ kind: 'tap', cell: 9 + 2 }, 0);
    expect(roundOf(table).snapshot(0).at).toBe(1);
  }
});
