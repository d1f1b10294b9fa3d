import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { breakthrough } from '../games/breakthrough/index.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { tictactoe } from '../games/tictactoe/index.ts';
import { vexed } from '../games/vexed/index.ts';
import { openSession } from './openSession.ts';
import { sentence } from './parsed.ts';
import type { Session } from './session.ts';
import type { View } from './view.ts';

const CORRIDOR = '#########\n#@ $  . #\n#########';

const open = (board = CORRIDOR): Session => unwrap(openSession(sokoban, board));

const pieces = ({ pieces: all }: View): string => all.map((piece) => piece?.charAt(0) ?? ' ').join('');

/** The middle row of the corridor: p the pusher, b the box. */
const corridor = (session: Session): string => pieces(session.snapshot(0).view).slice(9, 18);

describe('playing', () => {
  test('a bad board is not opened', () => {
    expect(complaint(openSession(sokoban, '###'))).toBe('The board has no pusher.');
  });

  test('the warnings of a board come along', () => {
    expect(openSession(sokoban, '######\n#@$..#\n######')).toHaveProperty('warnings.length', 1);
  });

  test('a line is played move by move and every picture comes back', () => {
    const session = open();
    const frames = unwrap(session.play('rR', 0));
    expect(frames.map(({ position }) => pieces(position).slice(9, 18))).toEqual(['  pb     ', '   pb    ']);
    expect(frames.map(({ change }) => change.happening)).toEqual(['step', 'push']);
    expect(session.snapshot(0)).toMatchObject({ at: 2, length: 2, score: { moves: 2, pushes: 1 }, outcome: undefined });
  });

  test('all of a line is played or nothing, and what could be redone survives a refusal', () => {
    const session = open();
    unwrap(session.play('rR', 0));
    session.seek(0, 0);
    expect(complaint(session.play('rll', 0))).toBe('1:3 There is a wall in the way.');
    expect(complaint(session.play('rx', 0))).toBe('1:2 "x" is not a move: expected l u r d.');
    expect(session.snapshot(0)).toMatchObject({ at: 0, length: 2 });
  });

  test('a refused step is refused also in a game whose written lines forgive it', () => {
    const session = unwrap(openSession(vexed, vexed.packs[0]!.pack.levels[0]!.board));
    const refused = ['l', 'r', 'u', 'd'].filter((step) => !session.play(step, 0).ok);
    expect(refused.length).toBeGreaterThan(0);
  });

  test('a solved level stays as it is and says so', () => {
    const session = open();
    unwrap(session.play('rRRR', 0));
    expect(session.snapshot(0)).toMatchObject({ outcome: { winner: 0 }, choices: [], score: { moves: 4, pushes: 3 } });
    expect(complaint(session.play('l', 0))).toBe('1:1 The level is solved.');
    expect(sentence(session.refusal({ direction: 'left' }))).toBe('The level is solved.');
    expect(session.route(undefined, 10, 'moves')).toBeUndefined();
    expect(session.targets(15, 'moves')).toEqual([]);
  });

  test('choices are told by text and shape, the last move by its shape', () => {
    const session = open();
    expect(session.snapshot(0)).toMatchObject({
      choices: [{ text: 'r', to: 11, direction: 'right' }],
      last: undefined,
    });
    unwrap(session.play('r', 0));
    expect(session.snapshot(0)).toMatchObject({
      choices: [
        { text: 'R', happening: 'push' },
        { text: 'l', to: 10 },
      ],
      last: { to: 11, direction: 'right', happening: 'step' },
    });
  });

  test('routes and targets come as text and cells', () => {
    const session = open();
    expect(session.route(12, 14, 'pushes')).toBe('rRR');
    expect(session.targets(12, 'pushes').map(({ to }) => to)).toEqual([13, 14, 15]);
    expect(unwrap(openSession(tictactoe, '.../.../... x')).targets(0, 'moves')).toEqual([]);
  });

  test('there are figures of the moves in force, in games that have some', () => {
    const session = open();
    unwrap(session.play('rR', 0));
    session.seek(1, 0);
    expect(session.figures()).toEqual({ pushSessions: 0, boxLines: 0, boxChanges: 0 });
    session.seek(2, 0);
    expect(session.figures()).toEqual({ pushSessions: 1, boxLines: 1, boxChanges: 1 });
    expect(unwrap(openSession(tictactoe, '.../.../... x')).figures()).toEqual({});
  });

  test('a level that is not at rest settles first, and that is no move', () => {
    const session = unwrap(openSession(vexed, '4 5\nPr r\n    \n####\n   r\n####'));
    expect(session.opening().map(({ position, change }) => [change.happening, pieces(position)])).toEqual([
      ['fall', '    hr r       r    '],
    ]);
    expect(session.snapshot(0)).toMatchObject({ at: 0, length: 0 });
    expect(session.replay(0).board.startsWith('4 5\nPr r\n')).toBe(true);
    expect(open().opening()).toEqual([]);
  });

  test('remarks on the position are passed on', () => {
    const session = unwrap(openSession(vexed, '4 2\nPr  \n####'));
    expect(session.snapshot(0).remarks).toHaveLength(1);
    expect(open().snapshot(0).remarks).toEqual([]);
  });
});

describe('undo, redo, restart', () => {
  test('undoing a walk and a push puts pusher and box back', () => {
    const session = open();
    unwrap(session.play('rR', 0));
    session.seek(1, 0);
    expect(corridor(session)).toBe('  pb     ');
    session.seek(0, 0);
    expect(corridor(session)).toBe(' p b     ');
    session.seek(2, 0);
    expect(corridor(session)).toBe('   pb    ');
  });

  test('restart puts the line aside with its time, redo brings both back', () => {
    const session = open();
    unwrap(session.play('rRR', 1_000));
    session.restart(4_000);
    expect(session.snapshot(9_000)).toMatchObject({ at: 0, length: 3, spent: [0, 0], score: { moves: 0, pushes: 0 } });
    session.seek(3, 10_000);
    expect(session.snapshot(20_000)).toMatchObject({ at: 3, length: 3, spent: [13_000, 0] });
    expect(corridor(session)).toBe('    pb   ');
  });

  test('the line put aside last comes back first; restart and redo lead through all of them', () => {
    const session = open();
    session.restart(0);
    expect(session.snapshot(0).length).toBe(0);
    session.seek(1, 0);
    expect(session.snapshot(0).at).toBe(0);
    for (const moves of ['rRRl', 'r', 'rl']) {
      unwrap(session.play(moves, 0));
      session.restart(0);
    }
    const next = (): string => {
      session.seek(9, 0);
      const { moves } = session.replay(0);
      session.restart(0);
      return moves;
    };
    expect([next(), next(), next(), next()]).toEqual(['rl', 'r', 'rRRl', 'rl']);
  });

  test('a line that was brought back and played on is the last one played', () => {
    const session = open();
    for (const moves of ['rR', 'r']) {
      unwrap(session.play(moves, 0));
      session.restart(0);
    }
    session.resume(0);
    session.restart(0);
    session.resume(0);
    unwrap(session.play('l', 0));
    session.restart(0);
    session.resume(0);
    expect(session.replay(0).moves).toBe('rRl');
  });
});

describe('the clock', () => {
  test('stands at zero, starts with the first move, runs on through undo, stops on success', () => {
    const session = open();
    expect(session.snapshot(5_000).spent).toEqual([0, 0]);
    unwrap(session.play('', 5_000));
    expect(session.snapshot(6_000).spent).toEqual([0, 0]);
    unwrap(session.play('r', 10_000));
    expect(session.snapshot(10_500).spent).toEqual([500, 0]);
    session.seek(0, 11_000);
    expect(session.snapshot(12_000).spent).toEqual([2_000, 0]);
    unwrap(session.play('rRRR', 13_000));
    expect(session.snapshot(99_000).spent).toEqual([3_000, 0]);
    session.seek(1, 100_000);
    expect(session.snapshot(101_000).spent).toEqual([4_000, 0]);
  });

  test('belongs to whoever is to move', () => {
    const session = unwrap(openSession(breakthrough, '6x6'));
    unwrap(session.play('a2a3', 1_000));
    unwrap(session.play('a5a4', 1_200));
    expect(session.snapshot(1_900)).toMatchObject({ turn: 0, spent: [700, 200] });
    expect(session.replay(1_900)).toEqual({
      game: 'breakthrough',
      board: 'pppppp/pppppp/6/6/PPPPPP/PPPPPP w',
      moves: 'a2a3 a5a4',
      spent: [700, 200],
    });
  });
});

test('a game can end for a reason the rules do not know', () => {
  const session = unwrap(openSession(tictactoe, '.../.../... x'));
  unwrap(session.play('b2', 0));
  session.end({ winner: 0 }, 400);
  expect(session.snapshot(900)).toMatchObject({ outcome: { winner: 0 }, choices: [], spent: [0, 400] });
  expect(complaint(session.play('a1', 0))).toBe('The game is over.');
  expect(sentence(session.refusal({ to: 0 }))).toBe('The game is over.');
  session.restart(0);
  expect(session.snapshot(0).outcome).toBeUndefined();
});

test('a line grows as long as it can be read again, and not longer', () => {
  const session = unwrap(openSession({ ...sokoban, longest: 4 }, '#######\n#@ $ .#\n#######'));
  unwrap(session.play('rlr', 0));
  expect(complaint(session.play('lr', 0))).toBe('The line has more than 4 moves.');
  unwrap(session.play('l', 0));
  expect(complaint(session.play('r', 0))).toBe('The line has more than 4 moves.');
  session.seek(2, 0);
  unwrap(session.play('rR', 0));
});

test('a rival does not think about what could be redone: his clock stands, and that of whoever is here runs', () => {
  const session = unwrap(openSession(tictactoe, '.../.../... x'));
  session.sit({ seats: ['person', 0] });
  const running = (): number | undefined => session.snapshot(0).running;
  // Three in the upper row: it is over.
  for (const move of ['a3', 'a1', 'b3', 'b1', 'c3']) unwrap(session.play(move, 0));
  expect([session.snapshot(0).outcome?.winner, running()]).toEqual([0, undefined]);
  for (const [at, seat] of [
    [4, 0],
    [3, undefined],
    [2, 0],
    [1, undefined],
    [5, undefined],
  ] as const) {
    session.seek(at, 0);
    expect([at, running()]).toEqual([at, seat]);
  }
});
