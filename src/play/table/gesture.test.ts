import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Direction } from '../../core/grid.ts';
import { openSession } from '../../core/openSession.ts';
import { sentence } from '../../core/parsed.ts';
import type { Session } from '../../core/session.ts';
import { findGame } from '../../games/index.ts';
import { type Gesture, interpret, isPointed, type Reply, reach, type Situation } from './gesture.ts';

const gameOf = (id: string): AnyGame => findGame(id)!;

const start = (id: string, ...rows: readonly string[]): Session =>
  unwrap(openSession(gameOf(id), rows.join(id === 'breakthrough' || id === 'tictactoe' ? '/' : '\n')));

/** In a word: `play r`, `select 7`, `deselect`, or the refusal's own sentence. */
const said = (reply: Reply): string => {
  if (reply.kind === 'play') return `play ${reply.moves}`;
  if (reply.kind === 'refuse') return sentence(reply.message);
  return reply.cell === undefined ? 'deselect' : `select ${reply.cell}`;
};

const situation = (session: Session, more: Partial<Situation> = {}): Situation => ({
  session,
  choices: session.snapshot(0).choices,
  by: 'moves',
  isBound: false,
  isWary: false,
  ...more,
});

const reply = (session: Session, gesture: Gesture, more?: Partial<Situation>): string =>
  said(interpret(situation(session, more), gesture));

const tap = (session: Session, cell: number, selected?: number): string =>
  reply(session, { kind: 'tap', cell }, { selected });

const step = (session: Session, direction: Direction, selected?: number): string =>
  reply(session, { kind: 'step', direction }, { selected });

const marks = (session: Session, from: number): readonly number[] =>
  reach(situation(session), from).map(({ to }) => to);

/** The same board drawn again, with a letter on each cell that a test speaks of. */
const named = (...rows: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...rows.join('')].map((letter, cell) => [letter, cell]));

describe('where marks are placed (tic-tac-toe)', () => {
  const board = ['xo.', '...', '... x'];
  const cell = named('.t.', '.f.', '...');

  test('a tap on a free cell plays it', () => {
    expect(tap(start('tictactoe', ...board), cell.f!)).toBe('play b2');
  });

  test('a tap on a taken cell says why not', () => {
    expect(tap(start('tictactoe', ...board), cell.t!)).toBe('That cell is taken.');
  });

  test('an arrow means nothing', () => {
    expect(step(start('tictactoe', ...board), 'up')).toBe('Choose a cell.');
  });

  test('after the end everything is refused', () => {
    const over = start('tictactoe', 'xxx', 'o.o', '... o');
    expect(tap(over, cell.f!)).toBe('The game is over.');
    expect(step(over, 'left')).toBe('The game is over.');
  });

  test('a tap on the selected cell deselects it', () => {
    expect(tap(start('tictactoe', ...board), cell.f!, cell.f!)).toBe('deselect');
  });
});

describe('where one man walks and pushes (Sokoban)', () => {
  const board = ['########', '#@ $  .#', '#  $  .#', '#      #', '########'];
  const cell = named('########', '#mnb  g#', '#  c   #', '#     f#', '#######w');

  test('an arrow walks or pushes', () => {
    expect(step(start('sokoban', ...board), 'right')).toBe('play r');
    expect(step(start('sokoban', '####', '#@ #', '#$ #', '#.##', '####'), 'down')).toBe('play D');
  });

  test('an arrow into a wall says why not', () => {
    expect(step(start('sokoban', ...board), 'up')).toMatch(/wall/);
  });

  test('a selected box does not change what an arrow does', () => {
    const session = start('sokoban', ...board);
    expect(step(session, 'up', cell.b)).toMatch(/wall/);
    expect(step(session, 'right', cell.b)).toBe('play r');
  });

  test('a tap on a neighbouring or a farther cell walks there', () => {
    expect(tap(start('sokoban', ...board), cell.n!)).toBe('play r');
    expect(tap(start('sokoban', ...board), cell.f!)).toMatch(/^play [rd]{7}$/);
  });

  test('a tap on a box selects it and marks where it can go', () => {
    const session = start('sokoban', ...board);
    expect(tap(session, cell.b!)).toBe(`select ${cell.b}`);
    expect(marks(session, cell.b!)).toContain(cell.g);
    expect(marks(session, cell.b!)).not.toContain(cell.f);
    expect(reach(situation(session), cell.b!).find(({ to }) => to === cell.g)?.cost).toEqual({ moves: 4, pushes: 3 });
  });

  test('a tap on a goal with a box selected pushes it there', () => {
    expect(tap(start('sokoban', ...board), cell.g!, cell.b!)).toBe('play rRRR');
  });

  test('a box is drawn to where it can go, the man to where he can walk', () => {
    const drag = (from: number, to: number): string =>
      reply(start('sokoban', ...board), { kind: 'drag', from, to }, { man: cell.m });
    expect(drag(cell.b!, cell.g!)).toBe('play rRRR');
    expect(drag(cell.m!, cell.f!)).toMatch(/^play [rd]{7}$/);
    expect(drag(cell.b!, cell.b!)).toBe('deselect');
    expect(drag(cell.b!, cell.w!)).toMatch(/^[A-Z].*\.$/);
    expect(drag(cell.f!, cell.n!)).toMatch(/^[A-Z].*\.$/);
    expect(drag(cell.m!, cell.w!)).toMatch(/^[A-Z].*\.$/);
  });

  test('a route keeps moves or pushes low, as asked', () => {
    const session = start('sokoban', '#######', '#.  ###', '#  $ @#', '#    ##', '#######');
    const far = named('#######', '#   ###', '#  b  #', '#   t##');
    const push = (by: 'moves' | 'pushes') => reply(session, { kind: 'tap', cell: far.t! }, { by, selected: far.b! });
    expect([push('moves'), push('pushes')]).toEqual(['play lLulDldRR', 'play ldlluurDldR']);
  });

  test('where it is known where a box can go, it goes nowhere else', () => {
    const session = start('sokoban', ...board);
    const to = (to: number) =>
      reply(session, { kind: 'tap', cell: to }, { selected: cell.b, marks: [{ to: cell.g! }] });
    expect(to(cell.g!)).toBe('play rRRR');
    expect(to(cell.f! - 1)).toBe('The box cannot be pushed there.');
  });

  test('another box is selected instead, and a wall refused', () => {
    expect(tap(start('sokoban', ...board), cell.c!, cell.b!)).toBe(`select ${cell.c}`);
    expect(tap(start('sokoban', ...board), cell.w!, cell.b!)).toMatch(/^[A-Z].*\.$/);
  });
});

describe('where several push (Sokoban)', () => {
  const board = ['#######', '#@ $ .#', '#   @ #', '#######'];
  const cell = named('#######', '#  b  #', '#   w #', '#######');

  test('a tap on a waiting pusher hands over to him, also while a box is selected', () => {
    expect(tap(start('sokoban', ...board), cell.w!)).toBe('play {rrrd}');
    expect(tap(start('sokoban', ...board), cell.w!, cell.b!)).toBe('play {rrrd}');
  });

  test('and arrows move whoever has taken over', () => {
    const session = start('sokoban', ...board);
    unwrap(session.play('{rrrd}', 0));
    expect(step(session, 'right')).toBe('play r');
    expect(step(session, 'down')).toMatch(/wall/);
  });
});

describe('where things fall (Sokoban Vexed)', () => {
  const shaft = ['7 5', '#######', '#Pr   #', '####  #', '####r##', '#######'];
  const cell = named('#######', '#Pn  f#', '####  #', '#######', '#######');

  test('an arrow steps or pushes, and a refused one says why', () => {
    expect(step(start('vexed', ...shaft), 'right')).toBe('play r');
    expect(step(start('vexed', ...shaft), 'up')).toMatch(/^[A-Z].*\.$/);
  });

  test('a tap on a neighbouring cell moves the human there, one anywhere else is refused', () => {
    expect(tap(start('vexed', ...shaft), cell.n!)).toBe('play r');
    expect(tap(start('vexed', ...shaft), cell.f!)).toMatch(/^[A-Z].*\.$/);
  });
});

describe('where one of many is moved (Breakthrough)', () => {
  // A position text has the highest rank first; the screen has rank 1, with the first player's dolls, at the top.
  const board = ['pppppp', 'pppppp', '6', '6', 'PPPPPP', 'PPPPPP w'];
  const cell = named('PzPPPP', 'PbcPPP', 'jkl...', '......', 'pqpppp', 'pppppp');

  test('a tap on a doll that can move selects it and marks where it can go', () => {
    const session = start('breakthrough', ...board);
    expect(tap(session, cell.b!)).toBe(`select ${cell.b}`);
    expect(new Set(marks(session, cell.b!))).toEqual(new Set([cell.j, cell.k, cell.l]));
  });

  test('a doll is drawn to a marked cell', () => {
    const session = start('breakthrough', ...board);
    expect(reply(session, { kind: 'drag', from: cell.b!, to: cell.l! })).toMatch(/^play b2-?c3$/);
    expect(reply(session, { kind: 'drag', from: cell.b!, to: cell.q! })).toMatch(/^[A-Z].*\.$/);
  });

  test('a tap on a marked cell moves it there', () => {
    expect(tap(start('breakthrough', ...board), cell.l!, cell.b!)).toMatch(/^play b2-?c3$/);
  });

  test('a tap on another doll selects that one', () => {
    expect(tap(start('breakthrough', ...board), cell.c!, cell.b!)).toBe(`select ${cell.c}`);
  });

  test('a tap on a doll that cannot move or is not ours, or too far away, is refused', () => {
    const session = start('breakthrough', ...board);
    for (const refusal of [tap(session, cell.z!), tap(session, cell.q!), tap(session, cell.q!, cell.b!)]) {
      expect(refusal).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('an arrow moves the selected doll; without one it is refused', () => {
    const session = start('breakthrough', ...board);
    expect(step(session, 'down', cell.b)).toMatch(/^play b2-?b3$/);
    expect(step(session, 'down')).toMatch(/^[A-Z].*\.$/);
  });

  test('left and right are aslant ahead, and nobody goes back', () => {
    const session = start('breakthrough', ...board);
    expect(step(session, 'left', cell.b)).toMatch(/^play b2-?a3$/);
    expect(step(session, 'right', cell.b)).toMatch(/^play b2-?c3$/);
    expect(step(session, 'up', cell.b)).toBe('You can only move towards your opponent.');
    unwrap(session.play('b2b3', 0));
    expect(step(session, 'left', cell.q)).toMatch(/^play b5-?a4$/);
    expect(step(session, 'down', cell.q)).toBe('You can only move towards your opponent.');
  });
});

describe('where what was touched has to move', () => {
  const board = ['pppppp', 'pppppp', '6', '6', 'PPPPPP', 'PPPPPP w'];
  const cell = named('PzPPPP', 'PbcPPP', 'jkl...', '......', 'pqpppp', 'pppppp');
  const bound = (gesture: Gesture) =>
    reply(start('breakthrough', ...board), gesture, { selected: cell.b, isBound: true });

  test('no other doll can be selected or drawn, and the one that is cannot be let go', () => {
    const other = 'You have to play with the selected doll.';
    expect(bound({ kind: 'tap', cell: cell.c! })).toBe(other);
    expect(bound({ kind: 'lift', cell: cell.c! })).toBe(other);
    expect(bound({ kind: 'drag', from: cell.c!, to: cell.l! })).toBe(other);
    expect(bound({ kind: 'tap', cell: cell.b! })).toBe(other);
    expect(bound({ kind: 'drag', from: cell.b!, to: cell.b! })).toBe(other);
  });

  test('what is drawn is told what is wrong with it', () => {
    expect(bound({ kind: 'drag', from: cell.q!, to: cell.k! })).toBe('That is not your doll.');
    expect(bound({ kind: 'drag', from: cell.b!, to: cell.c! })).toBe('You can only move towards your opponent.');
  });

  test('it moves as ever, and whoever has touched none yet is free', () => {
    expect(bound({ kind: 'tap', cell: cell.k! })).toBe('play b2b3');
    expect(bound({ kind: 'drag', from: cell.b!, to: cell.k! })).toBe('play b2b3');
    expect(reply(start('breakthrough', ...board), { kind: 'tap', cell: cell.c! }, { isBound: true })).toBe(
      `select ${cell.c}`,
    );
  });
});

test('one has to point where there are marks to place or dolls to choose, and while the game goes on', () => {
  const pointed = (session: Session) => isPointed(situation(session));
  expect(pointed(start('tictactoe', '...', '...', '... x'))).toBe(true);
  expect(pointed(start('tictactoe', 'xxx', 'oo.', '... o'))).toBe(false);
  expect(pointed(start('breakthrough', '5x5'))).toBe(true);
  expect(isPointed(situation(start('breakthrough', '5x5'), { selected: 5 }))).toBe(false);
  // Where moves have no direction, arrow keys lead the pointer to where the selected piece goes.
  const choices = [{ text: 'a1a2', from: 0, to: 3, happening: 'step' }] as const;
  expect(isPointed({ choices, selected: 0 })).toBe(true);
  expect(pointed(start('sokoban', '#####', '#@$.#', '#####'))).toBe(false);
});
