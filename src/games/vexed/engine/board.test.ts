import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../../core/grid.ts';
import { type Dice, dice } from '../../../core/random.ts';
import { format } from '../drawing.ts';
import { COLOURS, type State } from '../position.ts';
import { moves, play } from '../rules.ts';
import { Board } from './board.ts';
import { cellOf, gridOf } from './grid.ts';
import { randomLevel } from './testing.ts';

/** What a board holds, read from its packed form. */
const unpacked = ({ grid, places, ranges }: Board, { shaft, boxes }: State): State => {
  const cell = (place: number): number => cellOf(grid, place)!;
  const colours = COLOURS.filter((colour) => boxes.some((box) => box.colour === colour));
  return {
    shaft,
    human: cell(places[0]!),
    boxes: ranges.flatMap(({ first, end }, index) =>
      [...places.slice(first, end)]
        .filter((place) => place > 0)
        .map((place) => ({ colour: colours[index]!, cell: cell(place) })),
    ),
  };
};

/** Plays a level at random on a board and by the rules, and compares every position and all that can be done there. */
const playBoth = (start: State, { roll }: Dice, steps: number): number => {
  const board = new Board(gridOf(start.shaft), start);
  let state = start;
  let vanished = 0;
  for (let step = 0; step < steps; step++) {
    board.pack();
    expect(format(unpacked(board, start))).toBe(format(state));
    const allowed = moves(state);
    if (allowed.length === 0) break;
    expect(DIRECTIONS.filter((_, index) => board.canStep(index))).toEqual(allowed);
    const move = allowed[roll(allowed.length)]!;
    // A board that takes up a packed position goes on as one that was there.
    if (roll(3) === 0) board.load(board.packed.slice());
    board.step(DIRECTIONS.indexOf(move));
    const before = state.boxes.length;
    state = play(state, move)!;
    vanished += before - state.boxes.length;
  }
  return vanished;
};

test('a packed board plays as the rules do', () => {
  const { roll } = dice(7);
  let vanished = 0;
  for (let game = 0; game < 200; game++) {
    const size = { width: 5 + roll(10), height: 5 + roll(8) };
    vanished += playBoth(randomLevel({ roll }, size, 2 + roll(size.width)), { roll }, 100);
  }
  expect(vanished).toBeGreaterThan(50);
});

test('also on a shaft that has more places than a byte can number', () => {
  const { roll } = dice(8);
  for (let game = 0; game < 20; game++) {
    playBoth(randomLevel({ roll }, { width: 30, height: 20 }, 40), { roll }, 100);
  }
});

test('boxes of one colour are alike: positions that differ in nothing else are packed alike', () => {
  const { roll } = dice(9);
  const start = randomLevel({ roll }, { width: 10, height: 8 }, 6);
  const grid = gridOf(start.shaft);
  const reversed = { ...start, boxes: start.boxes.toReversed() };
  expect(new Board(grid, reversed).packed).toEqual(new Board(grid, start).packed);
});
