import { describe, expect, test } from 'vitest';
import { Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';

describe('the lines that came with a pack', () => {
  const STEP = levelOf('#####\n#@$.#\n#####');
  const FALSE = { ...STEP, lines: [{ title: 'Solution', moves: 'l', line: 9 }] };
  const seated = (): Seated => new Seated('sokoban', packOf(STEP, FALSE));

  test('are checked while somebody sits there, and he is told at the end', () => {
    const there = seated();
    expect(there.said).toBe('');
    there.wait(2_000);
    expect(there.said).toBe('Not every solution or saved game of this pack is right: see level 2.');
    expect(there.sitting.due()).toBeUndefined();
  });

  test('are checked no further when that is stopped, or when he leaves', () => {
    const stopped = seated();
    stopped.sitting.act(({ check }) => check.stop());
    stopped.wait(500);
    expect(stopped.sitting.due()).toBeUndefined();
    const left = seated();
    left.sitting.leave();
    expect(left.sitting.due()).toBeUndefined();
  });

  test('are gone on with at their mark, also where the moves behind it win: that win is nobody’s', () => {
    const there = new Seated('sokoban', packOf(levelOf('#######\n#@ $ .#\n#######')));
    there.sitting.takeUp({ moves: 'rRR', at: 1 });
    there.wait(10_000);
    expect(there.sitting.table.round?.own(0)).toMatchObject({ at: 1, length: 3, own: false });
    there.ask('redo');
    there.ask('redo');
    there.wait(10_000);
    expect(there.sitting.display()).toMatchObject({ dialog: undefined, win: undefined });
    expect(there.sitting.table.reached(1).solved).toBe(false);
    expect(there.sitting.table.round?.own(0)).toMatchObject({ at: 3, own: false });
  });
});
