import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Attempt } from '../../core/game.ts';
import { parseSquare } from '../../core/grid.ts';
import { sentence } from '../../core/parsed.ts';
import { steps } from './notation.ts';
import { refusal } from './refusal.ts';
import { type Move, type State, start } from './rules.ts';
import { drawn } from './testing.ts';

const why = (state: State, attempt: Attempt<Move>): string => sentence(refusal(state, attempt));

/** A cell by its name, as the screen numbers it. */
const cell = ({ size }: State, name: string): number => {
  const { x, y } = parseSquare(name)!;
  return y * size + x;
};

const tap = (state: State, to: string): string => why(state, { to: cell(state, to) });

const pick = (state: State, from: string): string => why(state, { from: cell(state, from) });

const step = (state: State, from: string, to: string): string =>
  why(state, { from: cell(state, from), to: cell(state, to) });

/** Points at a cell while a doll is chosen, with touch-move or without. */
const point = (state: State, from: string, to: string, isBound: boolean): string =>
  why(state, { from: cell(state, from), to: cell(state, to), isBound });

const press = (state: State, from: string, direction: Attempt['direction'] & string): string =>
  why(state, { from: cell(state, from), direction });

const write = (state: State, move: string): string => why(state, { move: unwrap(steps(move))[0]!.move });

/** The first player's doll on c3 has one of its own on its left and one of the opponent's before it. */
const ROWS = ['....p', '.Pp..', 'P.P.P', '..P..', '.....'] as const;
const first = drawn('w', ...ROWS);
const second = drawn('b', ...ROWS);

describe('choosing', () => {
  test('comes first', () => {
    expect(why(first, {})).toBe('Choose a doll first.');
    expect(why(first, { direction: 'down' })).toBe('Choose a doll first.');
  });

  test('is for one’s own dolls', () => {
    expect(tap(first, 'c4')).toBe('That is not your doll.');
    expect(pick(first, 'c4')).toBe('That is not your doll.');
    expect(step(first, 'c4', 'c3')).toBe('That is not your doll.');
    expect(press(first, 'c4', 'down')).toBe('That is not your doll.');
    expect(tap(second, 'c3')).toBe('That is not your doll.');
  });

  test('is not for empty cells', () => {
    expect(tap(first, 'a1')).toBe('An empty cell cannot be selected.');
    expect(pick(first, 'a1')).toBe('An empty cell cannot be selected.');
    expect(step(first, 'a1', 'a2')).toBe('An empty cell cannot be selected.');
    expect(press(first, 'a1', 'left')).toBe('An empty cell cannot be selected.');
  });

  test('is for dolls that can move', () => {
    expect(tap(start(5), 'b1')).toBe('That doll cannot move.');
    expect(pick(start(5), 'b1')).toBe('That doll cannot move.');
  });

  test('of a doll that can move is answered with what comes next', () => {
    expect(tap(first, 'c3')).toBe('Choose where that doll goes.');
    expect(pick(first, 'c3')).toBe('Choose where that doll goes.');
  });
});

describe('a cell tapped for a selected doll', () => {
  test('with another own doll is another choice: touch-move forbids it, the chosen doll itself too', () => {
    for (const [from, to] of ['c3 a3', 'c3 c2', 'a3 c3', 'c2 b4', 'c2 a3', 'c3 c3'].map((pair) => pair.split(' '))) {
      expect(point(first, from!, to!, true)).toBe('You have to play with the selected doll.');
    }
    expect(point(second, 'c4', 'e5', true)).toBe('You have to play with the selected doll.');
    expect(why(first, { to: cell(first, 'a3'), isBound: true })).toBe('You have to play with the selected doll.');
  });

  test('with another own doll that cannot move is told so where another may be chosen', () => {
    expect(point(start(5), 'b2', 'b1', false)).toBe('That doll cannot move.');
    expect(point(start(5), 'b2', 'b1', true)).toBe('You have to play with the selected doll.');
  });

  test('is a place to go to where no own doll stands, and one step ahead always', () => {
    for (const isBound of [true, false]) {
      expect(point(first, 'c3', 'b3', isBound)).toBe('You can only move towards your opponent.');
      expect(point(first, 'c3', 'b4', isBound)).toBe('You cannot go onto your own dolls.');
      expect(point(first, 'c3', 'c4', isBound)).toBe("Only diagonally onto an opponent's doll.");
      expect(point(first, 'c3', 'e5', isBound)).toBe('A doll moves one cell at a time.');
    }
  });

  test('is not beside or behind it', () => {
    for (const to of ['b3', 'd3', 'b2', 'd2', 'c1', 'a1']) {
      expect(step(first, 'c3', to)).toBe('You can only move towards your opponent.');
    }
    for (const to of ['a4', 'd4', 'b5', 'c5']) {
      expect(step(second, 'c4', to)).toBe('You can only move towards your opponent.');
    }
  });

  test('is not its own where it is drawn back to it', () => {
    expect(step(first, 'c3', 'c3')).toBe('You can only move towards your opponent.');
  });

  test('is one step ahead', () => {
    for (const to of ['c5', 'a4', 'e4', 'a5', 'b5']) {
      expect(step(first, 'c3', to)).toBe('A doll moves one cell at a time.');
    }
    for (const to of ['c2', 'a3', 'e3', 'b1']) {
      expect(step(second, 'c4', to)).toBe('A doll moves one cell at a time.');
    }
  });

  test('is not taken by one’s own', () => {
    expect(step(first, 'c3', 'b4')).toBe('You cannot go onto your own dolls.');
    expect(step(first, 'c2', 'c3')).toBe('You cannot go onto your own dolls.');
  });

  test('is taken only diagonally from an opponent', () => {
    expect(step(first, 'c3', 'c4')).toBe("Only diagonally onto an opponent's doll.");
    expect(step(second, 'c4', 'c3')).toBe("Only diagonally onto an opponent's doll.");
  });

  test('may be right after all', () => {
    expect(step(first, 'c3', 'd4')).toBe('That doll can go there.');
    expect(step(first, 'b4', 'b5')).toBe('That doll can go there.');
    expect(step(second, 'e5', 'd4')).toBe('That doll can go there.');
    expect(step(drawn('w', '....p', '.p...', 'P....', '.....', '.....'), 'a3', 'b4')).toBe('That doll can go there.');
  });
});

describe('a direction', () => {
  test('against one’s own leads away from the opponent', () => {
    expect(press(first, 'c3', 'up')).toBe('You can only move towards your opponent.');
    expect(press(second, 'c4', 'down')).toBe('You can only move towards your opponent.');
  });

  test('straight ahead is down the screen for the first player and up for the second', () => {
    expect(press(first, 'c3', 'down')).toBe("Only diagonally onto an opponent's doll.");
    expect(press(second, 'c4', 'up')).toBe("Only diagonally onto an opponent's doll.");
    expect(press(first, 'c2', 'down')).toBe('You cannot go onto your own dolls.');
    expect(press(first, 'b4', 'down')).toBe('That doll can go there.');
  });

  test('left or right is diagonally ahead on the screen', () => {
    expect(press(first, 'c3', 'left')).toBe('You cannot go onto your own dolls.');
    expect(press(first, 'c3', 'right')).toBe('That doll can go there.');
    expect(press(first, 'a3', 'right')).toBe('You cannot go onto your own dolls.');
    expect(press(second, 'c4', 'left')).toBe('That doll can go there.');
  });

  test('ends at the wall', () => {
    expect(press(first, 'a3', 'left')).toBe('There is a wall on the left.');
    expect(press(first, 'e3', 'right')).toBe('There is a wall on the right.');
    expect(press(second, 'e5', 'right')).toBe('There is a wall on the right.');
    expect(press(drawn('b', 'p....', '.....', '.....', '.....', '..P..'), 'a5', 'left')).toBe(
      'There is a wall on the left.',
    );
  });
});

describe('a written move', () => {
  test('is refused by the rules of moving: it chooses nothing', () => {
    expect(write(first, 'c4c3')).toBe('That is not your doll.');
    expect(write(first, 'a1a2')).toBe('An empty cell cannot be selected.');
    for (const move of ['c3a3', 'c3c2', 'c3c3']) {
      expect(write(first, move)).toBe('You can only move towards your opponent.');
    }
    expect(write(first, 'c2b4')).toBe('A doll moves one cell at a time.');
    expect(write(start(5), 'c2c1')).toBe('You can only move towards your opponent.');
    expect(write(first, 'c3b3')).toBe('You can only move towards your opponent.');
    expect(write(first, 'c3c5')).toBe('A doll moves one cell at a time.');
    expect(write(first, 'c3b4')).toBe('You cannot go onto your own dolls.');
    expect(write(first, 'c3c4')).toBe("Only diagonally onto an opponent's doll.");
  });

  test('stays on the board', () => {
    expect(write(first, 'f3e4')).toBe('There is no cell f3 on this board.');
    expect(write(first, 'e3f4')).toBe('There is no cell f4 on this board.');
    expect(write(first, 'c3c10')).toBe('There is no cell c10 on this board.');
    expect(step(first, 'c3', 'c6')).toBe('There is no cell c6 on this board.');
    expect(tap(first, 'a6')).toBe('There is no cell a6 on this board.');
  });
});

test('after the end everything is too late', () => {
  const over = drawn('b', 'P.p..', '.....', '.....', '.....', '.....');
  expect(why(over, {})).toBe('The game is over.');
  expect(tap(over, 'c5')).toBe('The game is over.');
  expect(write(over, 'c5c4')).toBe('The game is over.');
});
