import { describe, expect, test } from 'vitest';
import { unwrap } from '../../test/tools/unwrap.ts';
import { sokoban } from '../games/sokoban/index.ts';
import type { Kept } from './kept.ts';
import { openSession } from './openSession.ts';
import type { Session } from './session.ts';

const open = (): Session => unwrap(openSession(sokoban, '#########\n#@ $  . #\n#########'));

/** The middle row of the corridor: p the pusher, b the box. */
const corridor = (session: Session): string =>
  session
    .snapshot(0)
    .view.pieces.slice(9, 18)
    .map((piece) => piece?.charAt(0) ?? ' ')
    .join('');

const kept = (moves: string, at: number, own = at, spent: Kept['spent'] = [0, 0]): Kept => ({ moves, at, own, spent });

describe('lines that are kept', () => {
  test('are the one being played, with those moves that can be redone and its time, then those put aside', () => {
    const session = open();
    expect(session.keep(0)).toEqual([]);
    for (const step of 'rRR') unwrap(session.play(step, 1_000));
    session.seek(2, 2_000);
    expect(session.keep(4_000)).toEqual([kept('rRR', 2, 3, [3_000, 0])]);
    session.restart(5_000);
    expect(session.keep(9_000)).toEqual([kept('rRR', 2, 3, [4_000, 0])]);
    unwrap(session.play('r', 9_000));
    expect(session.keep(9_500)).toEqual([kept('r', 1, 1, [500, 0]), kept('rRR', 2, 3, [4_000, 0])]);
  });

  test('tell that their player was told how to go on: nothing of them is his own, also after undo, until he begins anew', () => {
    const session = open();
    unwrap(session.play('r', 0));
    expect(session.snapshot(0).own).toBe(true);
    session.noteHelp();
    unwrap(session.play('R', 0));
    session.seek(0, 0);
    expect(session.snapshot(0).own).toBe(false);
    const [line] = session.keep(0);
    expect(line).toMatchObject({ moves: 'rR', helped: true });
    const other = open();
    other.restore([line!], 'board');
    unwrap(other.play('r', 0));
    expect(other.snapshot(0).own).toBe(false);
    other.restart(0);
    unwrap(other.play('rRRR', 0));
    expect(other.snapshot(0)).toMatchObject({ own: true, outcome: { winner: 0 } });
  });

  test('wait aside when the level is opened again: its start with the clock at zero, until one is resumed', () => {
    const session = open();
    expect(session.restore([kept('rRR', 2, 3, [3_000, 0]), kept('r', 1)], 'aside')).toEqual([]);
    expect(session.snapshot(0)).toMatchObject({ at: 0, length: 3, aside: 2, spent: [0, 0] });
    expect(corridor(session)).toBe(' p b     ');
    session.resume(50_000);
    expect(session.snapshot(50_000)).toMatchObject({ at: 2, length: 3, aside: undefined, spent: [3_000, 0] });
    expect(corridor(session)).toBe('   pb    ');
    expect(session.snapshot(50_500).spent).toEqual([3_500, 0]);
  });

  test('can be resumed at their own start', () => {
    const session = open();
    session.resume(0);
    session.restore([kept('rRR', 0, 3, [7, 0])], 'aside');
    expect(session.snapshot(0).aside).toBe(0);
    session.resume(0);
    expect(session.snapshot(900)).toMatchObject({ at: 0, length: 3, aside: undefined, spent: [7, 0] });
  });

  test('are on the board as they were left, where that is asked for, and the clock waits for the first move', () => {
    const session = open();
    session.restore([kept('rRRl', 3, 4, [3_000, 0]), kept('r', 1)], 'board');
    expect(session.snapshot(60_000)).toMatchObject({ at: 3, length: 4, aside: undefined, spent: [3_000, 0] });
    expect(session.snapshot(60_000).running).toBeUndefined();
    expect(corridor(session)).toBe('    pb   ');
    unwrap(session.play('l', 60_000));
    expect(session.snapshot(60_500)).toMatchObject({ at: 4, length: 4, spent: [3_500, 0] });
    expect(session.aside().map(({ length }) => length)).toEqual([1]);
  });

  test('lie aside all of them where the first cannot be replayed', () => {
    const session = open();
    expect(session.restore([kept('x', 1), kept('r', 1)], 'board')).toHaveLength(1);
    expect(session.snapshot(0)).toMatchObject({ at: 0, aside: 1 });
  });

  test('are believed as far as they can be replayed', () => {
    const session = open();
    const problems = session.restore([kept('rx', 1), kept('rR', 2), kept('rRu', 1), kept('', 0)], 'aside');
    expect(problems).toHaveLength(2);
    expect(session.snapshot(0)).toMatchObject({ length: 2, aside: 2 });
  });

  test('are so many and no more', () => {
    const session = open();
    for (let moves = 1; moves <= 23; moves++) {
      unwrap(session.play('rl'.repeat(moves), 0));
      session.restart(0);
    }
    unwrap(session.play('r', 0));
    expect(session.keep(0).map(({ moves }) => moves.length)).toEqual([
      1,
      ...Array.from({ length: 20 }, (_, index) => 2 * (23 - index)),
    ]);
  });
});

describe('whose moves they are', () => {
  const own = (session: Session): boolean => session.snapshot(0).own;

  test('is asked of those in force: a line is the player’s own up to the first move from elsewhere', () => {
    const session = open();
    expect(own(session)).toBe(true);
    unwrap(session.play('r', 0));
    unwrap(session.play('R', 0, 'elsewhere'));
    expect(own(session)).toBe(false);
    unwrap(session.play('R', 0));
    expect(own(session)).toBe(false);
    session.seek(1, 0);
    expect(own(session)).toBe(true);
    unwrap(session.play('RRR', 0));
    expect([own(session), session.snapshot(0).outcome]).toEqual([true, { winner: 0 }]);
  });

  test('is kept with the line', () => {
    const session = open();
    unwrap(session.play('rR', 0, 'elsewhere'));
    const [line] = session.keep(0);
    expect(line!.own).toBe(0);
    const again = open();
    again.restore([line!], 'aside');
    again.resume(0);
    expect(own(again)).toBe(false);
    again.seek(0, 0);
    expect(own(again)).toBe(true);
  });

  test('a finished line that is brought back is still the player’s own, and was saved if it was', () => {
    const session = open();
    unwrap(session.play('rRRR', 0));
    session.restart(0);
    session.seek(4, 0);
    expect(own(session)).toBe(true);
    const again = open();
    again.restore(session.keep(0), 'aside');
    again.resume(0);
    expect(again.snapshot(0)).toMatchObject({ outcome: { winner: 0 }, own: true, isSaved: false });
    again.noteSaved();
    const later = open();
    later.restore(again.keep(0), 'board');
    expect(later.snapshot(0)).toMatchObject({ own: true, isSaved: true });
    later.seek(3, 0);
    unwrap(later.play('l', 0));
    expect(later.snapshot(0).isSaved).toBe(false);
  });
});
