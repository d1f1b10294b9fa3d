import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { formatMoves, steps } from './notation.ts';
import { draw } from './position.ts';
import { cellOf, forward, moves, opponent, outcome, play, type State, squareOf, start, targets } from './rules.ts';
import { drawn } from './testing.ts';

const written = (state: State): string => formatMoves(moves(state));

/** The board after a move, or undefined when the rules forbid it. */
const boardAfter = (state: State, move: string): readonly string[] | undefined => {
  const next = play(state, unwrap(steps(move))[0]!.move);
  return next && draw(next);
};

describe('the start', () => {
  test('gives each player two full rows, the first player the lowest', () => {
    expect(draw(start(5))).toEqual(['ppppp', 'ppppp', '.....', 'PPPPP', 'PPPPP']);
    expect(draw(start(6))).toEqual(['pppppp', 'pppppp', '......', '......', 'PPPPPP', 'PPPPPP']);
    expect(start(6).turn).toBe(0);
    expect(start(10).cells.length).toBe(100);
  });
});

describe('a doll', () => {
  const middle = drawn('w', '....p', '.....', '..P..', '.....', '.....');

  test('steps straight or diagonally ahead, from left to right', () => {
    expect(written(middle)).toBe('c3b4 c3c4 c3d4');
  });

  test('of the second player goes to lower ranks', () => {
    expect(written(drawn('b', '.....', '.....', '..p..', '.....', '....P'))).toBe('c3b2 c3c2 c3d2');
  });

  test('leaves its cell empty and hands over the turn', () => {
    expect(boardAfter(middle, 'c3c4')).toEqual(['....p', '..P..', '.....', '.....', '.....']);
    expect(play(middle, unwrap(steps('c3b4'))[0]!.move)?.turn).toBe(1);
    expect(play({ ...middle, turn: 1 }, unwrap(steps('e5e4'))[0]!.move)?.turn).toBe(0);
  });

  test('takes diagonally', () => {
    const state = drawn('w', '....p', '.p.p.', '..P..', '.....', '.....');
    expect(written(state)).toBe('c3b4 c3c4 c3d4');
    expect(boardAfter(state, 'c3b4')).toEqual(['....p', '.P.p.', '.....', '.....', '.....']);
    expect(boardAfter(state, 'c3xd4')).toEqual(['....p', '.p.P.', '.....', '.....', '.....']);
  });

  test('does not take straight ahead', () => {
    const state = drawn('w', '.....', '..p..', '..P..', '.....', '.....');
    expect(written(state)).toBe('c3b4 c3d4');
    expect(boardAfter(state, 'c3c4')).toBeUndefined();
  });

  test('does not go onto dolls of its own', () => {
    const state = drawn('w', '....p', '.....', '.PPP.', '..P..', '.....');
    expect(written(state)).toBe('b3a4 b3b4 b3c4 c3b4 c3c4 c3d4 d3c4 d3d4 d3e4');
    expect(['c2b3', 'c2c3', 'c2d3'].map((move) => boardAfter(state, move))).toEqual([undefined, undefined, undefined]);
  });

  test('does not leave the board at the sides', () => {
    const state = drawn('w', '....p', '.....', 'P...P', '.....', '.....');
    expect(written(state)).toBe('a3a4 a3b4 e3d4 e3e4');
  });

  test.each(['c3b3', 'c3d3', 'c3b2', 'c3c2', 'c3d2', 'c3c3', 'c3c5', 'c3a4', 'c3e4', 'c3a5'])(
    'does not go %s',
    (move) => {
      expect(boardAfter(middle, move)).toBeUndefined();
    },
  );

  test('is moved by its owner only, and has to be there', () => {
    expect(boardAfter(middle, 'e5e4')).toBeUndefined();
    expect(boardAfter(middle, 'a1a2')).toBeUndefined();
    expect(boardAfter(drawn('b', '....p', '.....', '..P..', '.....', '.....'), 'c3c4')).toBeUndefined();
  });

  test('does not come from or go to a cell that is not there', () => {
    expect(boardAfter(middle, 'c6c7')).toBeUndefined();
    expect(boardAfter(middle, 'f3e4')).toBeUndefined();
    expect(boardAfter(drawn('w', '....p', '.....', '....P', '.....', '.....'), 'e3f4')).toBeUndefined();
  });
});

describe('the game', () => {
  test('goes on while both have dolls and nobody has arrived', () => {
    expect(outcome(start(5))).toBeUndefined();
    expect(outcome(drawn('w', '....p', 'P....', '.....', '....p', 'P....'))).toBeUndefined();
  });

  test('is won by the first player on the highest rank', () => {
    const state = drawn('w', '..p..', '...P.', '.....', '.....', '.....');
    expect(boardAfter(state, 'd4xc5')).toEqual(['..P..', '.....', '.....', '.....', '.....']);
    expect(outcome(drawn('b', '..p.P', '.....', '.....', '.....', '.....'))).toEqual({ winner: 0 });
    expect(outcome(drawn('b', 'P.p..', '.....', '.....', '.....', '.....'))).toEqual({ winner: 0 });
  });

  test('is won by the second player on rank 1', () => {
    expect(outcome(drawn('w', '.....', '.....', '.....', '.....', 'P...p'))).toEqual({ winner: 1 });
    expect(outcome(drawn('w', '.....', '.....', '.....', '.....', 'p...P'))).toEqual({ winner: 1 });
  });

  test('is won by whoever takes the last doll of the other', () => {
    const state = drawn('w', '.....', '.....', '..p..', '.P...', '.....');
    expect(outcome(play(state, unwrap(steps('b2xc3'))[0]!.move)!)).toEqual({ winner: 0 });
    expect(outcome(drawn('w', '.....', '.....', '..p..', '.....', '.....'))).toEqual({ winner: 1 });
  });

  test('is judged by its dolls, whoever is to move', () => {
    expect(outcome(drawn('w', 'P.p..', '.....', '.....', '.....', '.....'))).toEqual({ winner: 0 });
    expect(outcome(drawn('b', '.....', '.....', '..p..', '.....', '.....'))).toEqual({ winner: 1 });
  });

  test('is over then: nothing moves any more', () => {
    const state = drawn('b', 'P.p..', '.....', '.....', '.....', '.....');
    expect(moves(state)).toEqual([]);
    expect(boardAfter(state, 'c5c4')).toBeUndefined();
  });
});

describe('squares', () => {
  test('are numbered from rank 1 and file a', () => {
    expect(squareOf(start(6), 0)).toEqual({ file: 0, rank: 0 });
    expect(squareOf(start(6), 20)).toEqual({ file: 2, rank: 3 });
    expect(cellOf(start(6), { file: 2, rank: 3 })).toBe(20);
    expect(cellOf(start(6), { file: 6, rank: 0 })).toBeUndefined();
    expect(cellOf(start(6), { file: 0, rank: 6 })).toBeUndefined();
  });

  test('ahead are the targets of a doll', () => {
    expect(targets(start(6), { file: 0, rank: 1 })).toEqual([
      { file: 0, rank: 2 },
      { file: 1, rank: 2 },
    ]);
    expect(targets(start(6), { file: 0, rank: 0 })).toEqual([]);
  });
});

test('the players are each other’s opponents and walk towards each other', () => {
  expect([opponent(0), opponent(1)]).toEqual([1, 0]);
  expect([forward(0), forward(1)]).toEqual([1, -1]);
});
