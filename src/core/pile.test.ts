import { describe, expect, test } from 'vitest';
import { unwrap } from '../../test/tools/unwrap.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { openSession } from './openSession.ts';
import { thinned } from './pile.ts';
import type { Session } from './session.ts';

const HALL = `
#########
#@ $  . #
#       #
#########`.slice(1);

const open = (): Session => unwrap(openSession(sokoban, HALL));

/** Every line, the one on the board first. */
const lines = (session: Session): readonly string[] => session.keep(0).map(({ moves }) => moves);

describe('one arrow erases nothing', () => {
  test('after undo another move puts the whole line aside, with its time', () => {
    const session = open();
    unwrap(session.play('rRR', 1_000));
    session.seek(1, 3_000);
    unwrap(session.play('d', 4_000));
    expect(lines(session)).toEqual(['rd', 'rRR']);
    expect(session.aside()).toMatchObject([{ length: 3, at: 1, score: { moves: 1, pushes: 0 }, spent: [3_000, 0] }]);
    expect(session.snapshot(5_000)).toMatchObject({ at: 2, length: 2, spent: [4_000, 0], own: true });
  });

  test('after undo the same move is redo', () => {
    const session = open();
    unwrap(session.play('rRRl', 0));
    session.seek(1, 0);
    unwrap(session.play('RR', 0));
    expect(lines(session)).toEqual(['rRRl']);
    expect(session.snapshot(0)).toMatchObject({ at: 3, length: 4 });
  });

  test('what somebody else had played becomes his own when he plays it himself', () => {
    const session = open();
    unwrap(session.play('rR', 0, 'elsewhere'));
    session.seek(0, 0);
    unwrap(session.play('rR', 0));
    expect(session.snapshot(0).own).toBe(true);
    expect(lines(session)).toEqual(['rR', 'rR']);
  });

  test('any line that lies aside can be taken up, and what was played instead lies there then', () => {
    const session = open();
    for (const moves of ['rR', 'd', 'dr']) {
      unwrap(session.play(moves, 0));
      session.restart(0);
    }
    unwrap(session.play('r', 0));
    session.resume(0, 2);
    expect(lines(session)).toEqual(['rR', 'r', 'dr', 'd']);
    session.resume(0, 9);
    expect(lines(session)).toEqual(['rR', 'r', 'dr', 'd']);
  });
});

describe('where there are too many', () => {
  test('those go that the others have most of, the older first, and never the first', () => {
    const drawn = (...all: readonly string[]) => all.map((moves) => ({ moves }));
    const left = (most: number, ...all: readonly string[]): readonly string[] =>
      thinned(drawn(...all), most).map(({ moves }) => moves);
    expect(left(3, 'rrr', 'rrd', 'lllll')).toEqual(['rrr', 'rrd', 'lllll']);
    expect(left(2, 'rrr', 'rrd', 'lllll')).toEqual(['rrr', 'lllll']);
    expect(left(2, 'r', 'rrrr', 'll')).toEqual(['r', 'rrrr']);
    expect(left(2, 'dd', 'rr', 'll')).toEqual(['dd', 'rr']);
    expect(left(1, 'd', 'rr', 'll')).toEqual(['d']);
  });

  test('twenty lie aside, whatever was tried after many an undo', () => {
    const session = open();
    unwrap(session.play('drrrrr', 0));
    session.restart(0);
    unwrap(session.play('r', 0));
    for (let tried = 0; tried < 60; tried++) {
      const steps = tried.toString(2).padStart(6, '0').replaceAll('0', 'lr').replaceAll('1', 'rl');
      unwrap(session.play(`d${steps}`, 0));
      session.seek(1, 0);
    }
    expect(session.aside()).toHaveLength(20);
    expect(lines(session)).toContain('drrrrr');
  });
});
