import { describe, expect, test } from 'vitest';
import { ask, levelOf, packOf, press, roundOf, said, shown, tableOf } from '../../../test/tools/tables.ts';
import { error, say, sentence } from '../../core/parsed.ts';
import { finish } from '../../core/work.ts';
import type { CommandId } from '../command/command.ts';
import type { Reached, Table } from './table.ts';

const CORRIDOR = levelOf('#########\n#@ $  . #\n#########', 'rRRR');
const OTHER = levelOf('######\n#@$ .#\n######');
const THIRD = levelOf('#######\n#@ $ .#\n#######');
const BROKEN = { ...levelOf('#######\n#@ $ .#\n###'), problems: [error(say('The wall is open.'), { line: 3 })] };

const three = (): Table => tableOf('sokoban', packOf(CORRIDOR, OTHER, THIRD));

const facts = (table: Table, now = 0) => {
  const { at, length, score, spent } = roundOf(table).snapshot(now);
  return { at, length, ...score, seconds: spent[0] / 1000 };
};

const ZERO = { at: 0, moves: 0, pushes: 0, seconds: 0 };

describe('a level', () => {
  test('is opened at its start with counters and clock at zero', () => {
    const table = three();
    expect([table.number, table.level.title]).toEqual([1, 'Drawn']);
    expect(facts(table, 9_000)).toEqual({ ...ZERO, length: 0 });
    expect(shown(table)[1]).toBe('#p b    #');
  });

  test('that was left shows its start again, and Continue brings line and time back together', () => {
    const table = three();
    press(table, 'rr', 1_000);
    ask(table, 'next', 5_000);
    expect([table.number, facts(table, 6_000)]).toEqual([2, { ...ZERO, length: 0 }]);
    ask(table, 'previous', 7_000);
    expect(facts(table, 8_000)).toEqual({ ...ZERO, length: 2 });
    expect(shown(table)[1]).toBe('#p b    #');
    ask(table, 'continue', 9_000);
    expect(facts(table, 9_000)).toEqual({ at: 2, length: 2, moves: 2, pushes: 1, seconds: 4 });
    expect(shown(table)[1]).toBe('#  pb   #');
    expect(facts(table, 10_000).seconds).toBe(5);
  });

  test('that was left with everything undone continues there', () => {
    const table = three();
    press(table, 'rr');
    ask(table, 'undo');
    ask(table, 'undo');
    ask(table, 'next');
    ask(table, 'previous');
    ask(table, 'continue');
    expect(facts(table)).toEqual({ ...ZERO, length: 2 });
    ask(table, 'redo');
    expect(facts(table).at).toBe(1);
  });

  test('that cannot be played says why and harms no other', () => {
    const table = tableOf('sokoban', packOf(CORRIDOR, BROKEN, OTHER));
    ask(table, 'next');
    expect([table.number, table.round]).toEqual([2, undefined]);
    expect(sentence(table.problem!.message)).toBe('The wall is open.');
    press(table, 'r');
    for (const id of ['undo', 'redo', 'restart', 'continue', 'solution', 'sequence', 'save-result'] as const) {
      expect(ask(table, id), id).toBeDefined();
    }
    ask(table, 'next');
    expect([table.number, shown(table)[1], table.problem]).toEqual([3, '#pb  #', undefined]);
  });

  test('that is not there is a mistake of the program', () => {
    expect(() => three().open(4, 0)).toThrow();
    expect(() => three().open(0, 0)).toThrow();
  });
});

describe('from level to level', () => {
  const at = (table: Table, ...ids: readonly CommandId[]): readonly number[] =>
    ids.map((id) => {
      ask(table, id);
      return table.number;
    });

  test('next, previous, first and final', () => {
    expect(at(three(), 'next', 'next', 'previous', 'final', 'first')).toEqual([2, 3, 2, 3, 1]);
  });

  test('before the first and after the final one there is none', () => {
    const table = three();
    ask(table, 'previous');
    expect(said(table)).toBe('No last level! You are now at Level 1.');
    ask(table, 'final');
    expect(said(table)).toBe('');
    ask(table, 'next');
    expect([table.number, said(table)]).toEqual([3, 'No next level! You are now at the final level.']);
  });

  test('the first at the first, and the final at the final one, begin it anew', () => {
    const table = three();
    for (const [id, number] of [
      ['first', 1],
      ['final', 3],
    ] as const) {
      table.open(number, 0);
      press(table, 'r');
      expect(ask(table, id)).toBeUndefined();
      expect([table.number, roundOf(table).snapshot(0).at]).toEqual([number, 0]);
      expect(roundOf(table).played.aside()).toHaveLength(1);
    }
  });

  test('the next unsolved one, after the final one from the first again', () => {
    const table = three();
    expect(at(table, 'unsolved')).toEqual([2]);
    press(table, 'rr');
    expect(table.reached(2).solved).toBe(true);
    expect(at(table, 'unsolved', 'unsolved', 'unsolved', 'unsolved')).toEqual([3, 1, 3, 1]);
    press(table, 'rrrr');
    ask(table, 'unsolved');
    press(table, 'rrr');
    expect(table.number).toBe(3);
    expect(ask(table, 'unsolved')).toBeDefined();
    expect(said(table)).toBe('No other level is unsolved.');
  });

  test('a level that cannot be played is never the next unsolved one', () => {
    const table = tableOf('sokoban', packOf(CORRIDOR, BROKEN));
    expect(ask(table, 'unsolved')).toBeDefined();
  });
});

describe('what is kept', () => {
  const keeping = (progress?: ReadonlyMap<string, Reached>) => {
    const kept = new Map<string, Reached>();
    const keep = (hash: string, _: number, one: Reached) => kept.set(hash, one);
    const table = tableOf('sokoban', packOf(CORRIDOR, OTHER), { keep, ...(progress && { reached: progress }) });
    return { table, kept };
  };

  test('is handed out at once when a level is solved, and when it is left', () => {
    const { table, kept } = keeping();
    press(table, 'rrrr', 1_000);
    expect([...kept]).toEqual([
      [table.hashOf(1), { solved: true, lines: [{ moves: 'rRRR', at: 4, own: 4, spent: [0, 0] }], isOnBoard: true }],
    ]);
    ask(table, 'next', 2_000);
    press(table, 'r', 3_000);
    ask(table, 'previous', 5_000);
    expect(kept.get(table.hashOf(2)!)).toEqual({
      solved: false,
      lines: [{ moves: 'R', at: 1, own: 1, spent: [2_000, 0] }],
      isOnBoard: true,
    });
  });

  test('is nothing of a level that was only looked at', () => {
    const { table, kept } = keeping();
    ask(table, 'next');
    table.keep(0);
    expect(kept.size).toBe(0);
  });

  test('is how the board was left by whoever only looks, and one key costs no earlier line', () => {
    const { table, kept } = keeping();
    press(table, 'rr', 1_000);
    ask(table, 'next', 2_000);
    const before = kept.get(table.hashOf(1)!);
    const visit = keeping(kept);
    ask(visit.table, 'undo');
    ask(visit.table, 'next');
    expect([...visit.kept.values()]).toEqual([{ ...before, isOnBoard: false }]);
    ask(visit.table, 'previous');
    press(visit.table, 'r', 5_000);
    ask(visit.table, 'next', 6_000);
    expect(visit.kept.get(table.hashOf(1)!)?.lines).toEqual([
      { moves: 'r', at: 1, own: 1, spent: [1_000, 0] },
      ...before!.lines,
    ]);
  });

  test('comes back at another table', () => {
    const { table, kept } = keeping();
    press(table, 'rrrr', 1_000);
    const { table: again, kept: keptAgain } = keeping(kept);
    expect(again.reached(1).solved).toBe(true);
    ask(again, 'continue');
    expect(facts(again)).toMatchObject({ at: 4, moves: 4, pushes: 3 });
    // Whoever was interrupted before he had saved it still can; once.
    expect(again.refusalToSave(0)).toBeUndefined();
    again.noteSaved(again.finish('Ann', '2026-11-15T10:20:30Z', 0)!, 1, 0);
    const later = keeping(keptAgain).table;
    ask(later, 'continue');
    expect(sentence(later.refusalToSave(0)!)).toBe('This result is saved already.');
  });

  test('is not offered when it cannot be replayed, and a solved level stays solved', () => {
    const hash = three().hashOf(1)!;
    const line = { moves: 'uuu', at: 3, own: 3, spent: [1, 0] } as const;
    const { table, kept } = keeping(new Map([[hash, { solved: true, lines: [line], isOnBoard: true }]]));
    expect(ask(table, 'continue')).toBeDefined();
    press(table, 'r');
    ask(table, 'next');
    expect(kept.get(hash)).toMatchObject({ solved: true, lines: [{ moves: 'r' }] });
  });
});

describe('a result', () => {
  test('can be saved of a level that the player has solved himself', () => {
    const table = three();
    expect(sentence(table.refusalToSave(0)!)).toBe('The level is not solved yet.');
    expect(table.finish('Ann', '2026-11-15T10:20:30Z', 0)).toBeUndefined();
    press(table, 'rr', 1_000);
    press(table, 'rr', 4_500);
    expect(table.finish('Ann', '2026-11-15T10:20:30Z', 9_000)).toEqual({
      name: 'Ann',
      date: '2026-11-15T10:20:30Z',
      replay: { game: 'sokoban', board: CORRIDOR.board, moves: 'rRRR', spent: [3_500, 0] },
    });
  });

  test('cannot be saved of moves that came from a link, a saved game, a hint or an engine', () => {
    const table = three();
    expect(finish(roundOf(table).playing('rR', 0)).ok).toBe(true);
    press(table, 'rr');
    expect(roundOf(table).isAchieved).toBe(true);
    expect(sentence(table.refusalToSave(0)!)).toBe('Only what you have solved yourself can be saved.');
    expect([table.finish('Ann', '2026-11-15T10:20:30Z', 0), table.reached(1).solved]).toEqual([undefined, true]);
    ask(table, 'restart');
    press(table, 'rrrr');
    expect(table.refusalToSave(0)).toBeUndefined();
  });

  test('is not kept of a level that wins itself, and nothing else is', () => {
    const kept: unknown[] = [];
    const level = levelOf(['5 4', '#####', '#P r#', '###r#', '#####'].join('\n'));
    const table = tableOf('vexed', packOf(level, level), { keep: (...left) => kept.push(left) });
    roundOf(table).tick(10_000);
    expect(roundOf(table).isAchieved).toBe(true);
    expect(sentence(table.refusalToSave(10_000)!)).toBe('Only what you have solved yourself can be saved.');
    expect(table.finish('Ann', '2026-11-15T10:20:30Z', 10_000)).toBeUndefined();
    ask(table, 'next', 10_000);
    expect(kept).toEqual([]);
  });

  test('is not kept of a game for two, though it is over', () => {
    const table = tableOf('tictactoe', packOf(levelOf('xx./oo./... x')));
    table.round?.answer({ kind: 'tap', cell: 2 }, 0);
    expect(said(table)).toBe('The first player wins!');
    expect(sentence(table.refusalToSave(0)!)).toBe('Results are kept for puzzles only.');
    expect(roundOf(table).isAchieved).toBe(true);
  });
});

test('who sits there plays; nobody moves for a rival', () => {
  const board = packOf(levelOf('.../.../... x'));
  const table = tableOf('tictactoe', board);
  table.round?.played.sit({ seats: ['person', 0] });
  table.round?.answer({ kind: 'tap', cell: 4 }, 0);
  table.round?.answer({ kind: 'tap', cell: 0 }, 0);
  expect([said(table), shown(table)]).toEqual(['It is not your turn.', ['   ', ' x ', '   ']]);
  expect(finish(roundOf(table).playing('a1', 0)).ok).toBe(true);
  table.round?.answer({ kind: 'tap', cell: 0 }, 0);
  expect(shown(table)).toEqual(['x  ', ' x ', 'o  ']);
});

test('the men of a team move in turn, in the order of the board', () => {
  const team = tableOf('sokoban', packOf(levelOf('#######\n#@ $ .#\n#@   @#\n#######')));
  const man = (): string => {
    const rows = shown(team);
    const y = rows.findIndex((row) => row.includes('p'));
    return `${rows[y]!.indexOf('p')},${y}`;
  };
  const places = [man()];
  for (const _ of [1, 2, 3]) {
    expect(ask(team, 'change-man')).toBeUndefined();
    places.push(man());
  }
  expect(places).toEqual(['1,1', '1,2', '5,2', '1,1']);
  expect(sentence(ask(three(), 'change-man')!)).toBe('There is only one worker here.');
});

test('of lines that stand for endless moves only the first are judged', () => {
  const level = levelOf('#######\n#@ $ .#\n#######', 'rRR', ...Array<string>(1000).fill('250000(rl)'));
  expect(tableOf('sokoban', packOf(level)).judged()).toHaveLength(2);
});
