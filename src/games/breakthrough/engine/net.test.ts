import { expect, test } from 'vitest';
import { dice } from '../../../core/random.ts';
import { moves, outcome, play, start } from '../rules.ts';
import { Board } from './board.ts';
import { Net, type Weights } from './net.ts';
import { plainWeights } from './plainWeights.ts';
import { numberOf } from './translate.ts';

const SIZE = 6;

/** Weights by chance: whatever is not worked out is noticed. */
const someWeights = (): Weights => {
  const { roll } = dice(4);
  const some = (length: number): Float32Array => Float32Array.from({ length }, () => roll(1000) / 2000 - 0.2);
  const hidden = 4;
  return {
    ...plainWeights(SIZE, hidden),
    input: some(2 * SIZE * SIZE * hidden),
    bias: some(hidden),
    output: some(2 * hidden),
  };
};

test('what is worked out move by move is what the dolls say, whenever it is asked for', () => {
  const { roll } = dice(8);
  const weights = someWeights();
  const [board, other] = [new Board(SIZE), new Board(SIZE)];
  const net = new Net(weights);
  for (let game = 0; game < 5; game++) {
    let state = start(SIZE);
    board.read(state);
    // The moves before the first question are taken back later.
    const line = [state];
    while (!outcome(state)) {
      const choices = moves(state);
      const move = choices[roll(choices.length)]!;
      board.play(numberOf(state, move));
      state = play(state, move)!;
      line.push(state);
      if (roll(3) === 0) net.judge(board);
      while (roll(3) === 0 && line.length > 1) {
        board.takeBack();
        line.pop();
        state = line.at(-1)!;
      }
      other.read(state);
      if (roll(2) === 0) expect(net.judge(board)).toBe(new Net(weights).judge(other));
    }
  }
});

test('whoever has a doll more is better off by it, whoever is to move', () => {
  const net = new Net(plainWeights(SIZE));
  const board = new Board(SIZE);
  const full = start(SIZE);
  const state = { ...full, cells: full.cells.with(SIZE, undefined) };
  board.read(state);
  expect(net.judge(board)).toBeLessThan(-30);
  board.read({ ...state, turn: 1 });
  expect(net.judge(board)).toBeGreaterThan(30);
});
