import { describe, expect, test } from 'vitest';
import { moves, play, start } from '../rules.ts';
import { drawn } from '../testing.ts';
import { Board } from './board.ts';
import { moveOf } from './geometry.ts';
import { listMoves, listTakers, listTaking } from './moves.ts';
import { MOST_MOVES } from './order.ts';
import { inside, somePosition } from './testing.ts';
import { moveFrom, numberOf } from './translate.ts';

const SIZES = [5, 6, 7, 8, 9, 10];

const boardOf = (state: Parameters<Board['read']>[0]): Board => {
  const board = new Board(state.size);
  board.read(state);
  return board;
};

const listed = (list: typeof listMoves, board: Board): readonly number[] => {
  const into = new Int32Array(MOST_MOVES);
  return [...into.subarray(0, list(board, into))].toSorted((a, b) => a - b);
};

const perft = (board: Board, depth: number): number => {
  if (depth === 0) return 1;
  if (board.isOver) return 0;
  let count = 0;
  for (const move of listed(listMoves, board)) {
    board.play(move);
    count += perft(board, depth - 1);
    board.takeBack();
  }
  return count;
};

test.each([
  [5, 5, 289_828],
  [6, 4, 71_478],
  [7, 4, 144_251],
  [8, 4, 256_036],
  [10, 3, 22_736],
])('a board of %i has the known positions at depth %i', (size, depth, count) => {
  expect(perft(boardOf(start(size)), depth)).toBe(count);
});

describe.each(SIZES)('on a board of %i', (size) => {
  test('the moves are those of the rules; played they lead to the same position, taken back to the one before', () => {
    for (let seed = 0; seed < 60; seed += 3) {
      const state = somePosition(size, seed, seed);
      const board = boardOf(state);
      const before = inside(board);
      const byRules = moves(state);
      expect(listed(listMoves, board)).toEqual(byRules.map((move) => numberOf(state, move)).toSorted((a, b) => a - b));
      for (const move of byRules) {
        expect(moveFrom(state, numberOf(state, move))).toEqual(move);
        board.play(numberOf(state, move));
        expect(inside(board)).toEqual(inside(boardOf(play(state, move)!)));
        board.takeBack();
        expect(inside(board)).toEqual(before);
      }
    }
  });

  test('what takes is among the moves, and nothing else that takes', () => {
    for (let seed = 0; seed < 40; seed++) {
      const board = boardOf(somePosition(size, 10 + seed, seed));
      expect(listed(listTaking, board)).toEqual(listed(listMoves, board).filter((move) => board.takes(move)));
    }
  });
});

test('both players see the same from their own ends', () => {
  const first = boardOf(drawn('w', 'p....', '.p...', '.....', '..P..', '....P'));
  const second = boardOf(drawn('b', 'p....', '..p..', '.....', '...P.', '....P'));
  expect([first.hash[0], first.hash[1]]).toEqual([second.hash[2], second.hash[3]]);
});

test('a board in a mirror is known as the same, whatever was played on both', () => {
  const board = boardOf(drawn('w', 'p....', '.p...', '.....', '..P..', '....P'));
  const mirror = boardOf(drawn('w', '....p', '...p.', '.....', '..P..', 'P....'));
  expect(mirror.hash).toEqual(board.mirrored);
  board.play(moveOf(5, 1, 2, 3));
  mirror.play(moveOf(5, 1, 2, 1));
  expect(mirror.hash).toEqual(board.mirrored);
  expect(mirror.mirrored).toEqual(board.hash);
});

test('whoever has an enemy a step from home can only take it', () => {
  const board = boardOf(drawn('w', 'p....', '.....', '..P..', '..p..', '.P.P.'));
  expect(listed(listTakers, board)).toEqual(listed(listTaking, board));
  expect(listed(listTakers, board)).toHaveLength(2);
});
