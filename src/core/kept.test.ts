import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { openSession, type Session } from './session.ts';

const open = (): Session => unwrap(openSession(sokoban, '#########\n#@ $  . #\n#########'));

/** The middle row of the corridor: p the pusher, b the box. */
const corridor = (session: Session): string =>
  session
    .snapshot(0)
    .view.pieces.slice(9, 18)
    .map((piece) => piece?.charAt(0) ?? ' ')
    .join('');

describe('a line that is kept', () => {
  test('is the one being played, with those moves that can be redone and its time', () => {
    const session = open();
    expect(session.keep(0)).toBeUndefined();
    unwrap(session.play('rRR', 1_000));
    session.seek(2, 2_000);
    expect(session.keep(4_000)).toEqual({ moves: 'rRR', at: 2, own: 3, spent: [3_000, 0] });
  });

  test('is the one aside when nothing is played', () => {
    const session = open();
    unwrap(session.play('rR', 1_000));
    session.restart(3_000);
    expect(session.keep(9_000)).toEqual({ moves: 'rR', at: 2, own: 2, spent: [2_000, 0] });
    unwrap(session.play('r', 9_000));
    expect(session.keep(9_500)).toEqual({ moves: 'r', at: 1, own: 1, spent: [500, 0] });
  });

  test('waits aside when the level is opened again: its start with the clock at zero, until it is resumed', () => {
    const session = open();
    unwrap(session.putAside({ moves: 'rRR', at: 2, own: 3, spent: [3_000, 0] }));
    expect(session.snapshot(0)).toMatchObject({ at: 0, length: 3, aside: 2, spent: [0, 0] });
    expect(corridor(session)).toBe(' p b     ');
    session.resume();
    expect(session.snapshot(50_000)).toMatchObject({ at: 2, length: 3, aside: undefined, spent: [3_000, 0] });
    expect(corridor(session)).toBe('   pb    ');
    unwrap(session.play('R', 60_000));
    expect(session.snapshot(60_500).spent).toEqual([3_500, 0]);
  });

  test('can be resumed at its own start, and there is nothing to resume in a line that is being played', () => {
    const session = open();
    session.resume();
    unwrap(session.putAside({ moves: 'rRR', at: 0, own: 3, spent: [7, 0] }));
    expect(session.snapshot(0).aside).toBe(0);
    session.resume();
    expect(session.snapshot(0)).toMatchObject({ at: 0, length: 3, aside: undefined, spent: [7, 0] });
    unwrap(session.play('r', 0));
    unwrap(session.putAside({ moves: 'rR', at: 2, own: 2, spent: [0, 0] }));
    session.resume();
    expect(session.replay(0).moves).toBe('r');
  });

  test('is not believed when it cannot be replayed', () => {
    const session = open();
    const kept = { at: 1, own: 1, spent: [0, 0] } as const;
    expect(complaint(session.putAside({ ...kept, moves: 'rx' }))).toContain('"x"');
    expect(session.putAside({ ...kept, moves: 'rRu' }).ok).toBe(false);
    expect(session.putAside({ ...kept, moves: '' }).ok).toBe(true);
    expect(session.snapshot(0)).toMatchObject({ length: 0, aside: undefined });
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
    const kept = session.keep(0)!;
    expect(kept.own).toBe(0);
    const again = open();
    unwrap(again.putAside(kept));
    again.resume();
    expect(own(again)).toBe(false);
    again.seek(0, 0);
    expect(own(again)).toBe(true);
  });
});
