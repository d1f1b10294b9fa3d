import { describe, expect, test } from 'vitest';
import { ask, levelOf, MANNER, packOf, press, roundOf, said, shown, tableOf } from '../../../test/tools/tables.ts';
import { complaint } from '../../../test/tools/unwrap.ts';
import { finish } from '../../core/work.ts';
import type { Table } from './table.ts';

const sokoban = (...rows: readonly string[]): Table => tableOf('sokoban', packOf(levelOf(rows.join('\n'))));

const yard = (): Table => sokoban('#######', '#     #', '# @$. #', '#     #', '#######');

const facing = (table: Table): string => roundOf(table).appearance.stage.facing;

describe('the worker faces', () => {
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
    table.round?.answer({ kind: 'tap', cell: 7 + 5 }, 0);
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
    expect(said(table)).toBe('No step to undo! The worker does not move.');
    press(table, 'r');
    expect(said(table)).not.toContain('undo');
    ask(table, 'redo');
    expect(said(table)).toBe('No move to redo!');
  });

  test('where there is no worker, he is not spoken of', () => {
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
    table.round?.answer({ kind: 'tap', cell: 7 + 5 }, 0);
    const round = roundOf(table);
    expect(round.due).toBeGreaterThan(0);
    press(table, 'ddl', 1);
    expect([shown(table)[3], round.due]).toEqual(['#   p #', undefined]);
    expect(round.snapshot(1)).toMatchObject({ at: 7, score: { moves: 7 } });
  });

  test('are one picture for whoever wants no movement', () => {
    const pack = packOf(levelOf('########\n#@   $.#\n########'));
    const table = tableOf('sokoban', pack, { manner: () => ({ ...MANNER, still: true }) });
    table.round?.answer({ kind: 'tap', cell: 12 }, 0);
    expect([roundOf(table).due, roundOf(table).snapshot(0).at]).toEqual([undefined, 3]);
    expect(shown(table)[1]).toContain('#   pb');
  });

  test('are broken off by undo, which shows the position before the click, or before its last step', () => {
    for (const [command, row] of [
      ['undo', '#     #'],
      ['undo-step', '#   p #'],
    ] as const) {
      const table = yard();
      table.round?.answer({ kind: 'tap', cell: 7 + 5 }, 0);
      ask(table, command, 1);
      expect([shown(table)[1], roundOf(table).due, table.round?.own(1).undos]).toEqual([row, undefined, 1]);
    }
  });
});

describe('selecting', () => {
  test('a box marks where it can go and what that costs; Escape lets go', () => {
    const table = yard();
    table.round?.answer({ kind: 'tap', cell: 2 * 7 + 3 }, 0);
    const { selected, marks } = roundOf(table).appearance.hand;
    expect(selected).toBe(17);
    expect(marks.find(({ to }) => to === 18)?.cost).toEqual({ moves: 1, pushes: 1 });
    ask(table, 'release');
    expect([roundOf(table).appearance.hand.selected, roundOf(table).appearance.hand.marks]).toEqual([undefined, []]);
  });

  test('ends with a move, an undo, and a second tap on it', () => {
    const table = yard();
    const box = { kind: 'tap', cell: 17 } as const;
    const deeds = [() => press(table, 'u'), () => ask(table, 'undo'), () => table.round?.answer(box, 0)];
    for (const deed of deeds) {
      table.round?.answer(box, 0);
      expect(roundOf(table).appearance.hand.selected).toBe(17);
      deed();
      expect(roundOf(table).appearance.hand.selected).toBeUndefined();
    }
  });

  test('where one has to point, arrows move a cursor that says what it is on, and Enter chooses', () => {
    const table = tableOf('tictactoe', packOf(levelOf('x../.o./... x')));
    ask(table, 'choose');
    press(table, 'd');
    expect([roundOf(table).appearance.hand.cursor, said(table)]).toEqual([4, 'nought, b2']);
    press(table, 'l');
    expect([roundOf(table).appearance.hand.cursor, said(table)]).toEqual([3, 'empty, a2']);
    press(table, 'l');
    expect(roundOf(table).appearance.hand.cursor).toBe(3);
    ask(table, 'choose');
    expect(shown(table)).toEqual(['x  ', 'xo ', '   ']);
  });
});

test('moves from elsewhere are played as a whole or not at all', () => {
  const table = yard();
  expect(complaint(finish(roundOf(table).playing('uu', 0)))).toMatch(/wall/);
  expect(roundOf(table).snapshot(0).at).toBe(0);
  expect(finish(roundOf(table).playing('uldd', 0)).ok).toBe(true);
  roundOf(table).tick(1_000);
  expect([shown(table)[3], facing(table)]).toEqual(['#p    #', 'down']);
});
