import { expect, test } from 'vitest';
import { Board } from '../src/games/breakthrough/engine/board.ts';
import { Net } from '../src/games/breakthrough/engine/net.ts';
import { plainWeights } from '../src/games/breakthrough/engine/plainWeights.ts';
import { somePosition } from '../src/games/breakthrough/engine/testing.ts';
import { readWeights, writeWeights } from '../src/games/breakthrough/engine/weights.ts';
import { Learner } from '../training/breakthrough/learn.ts';
import { Samples, UNKNOWN } from '../training/breakthrough/samples.ts';
import { selfPlay } from '../training/breakthrough/selfPlay.ts';

const SIZE = 6;
const GAMES = { games: 12, nodes: 60, seed: 3 };
const LESSON = { hidden: 8, epochs: 4, seed: 1, result: 0.8, rate: 0.01 };

const nobody = (): void => {};

test('whoever learns and whoever plays think the same of a position', () => {
  const learner = new Learner(plainWeights(SIZE), LESSON.hidden, LESSON.seed);
  const net = new Net(learner.weights);
  const board = new Board(SIZE);
  const samples = new Samples(SIZE);
  for (let seed = 0; seed < 30; seed++) {
    board.read(somePosition(SIZE, 4 + seed, seed));
    samples.add(board, 0);
    // One rounds its weights, the other does not.
    expect(Math.abs(100 * learner.judge(samples, seed) - net.judge(board))).toBeLessThan(5);
  }
});

test('the same seed plays the same games, and whoever learns from them comes nearer to what they tell', () => {
  const samples = selfPlay(plainWeights(SIZE), GAMES, nobody);
  expect(selfPlay(plainWeights(SIZE), GAMES, nobody).words).toEqual(samples.words);
  const results = Array.from({ length: samples.count }, (_, index) => samples.words[(index + 1) * samples.width - 1]!);
  expect(new Set(results)).toEqual(new Set([0, 1, UNKNOWN]));
  const off: number[] = [];
  const learner = new Learner(plainWeights(SIZE), LESSON.hidden, LESSON.seed);
  learner.learn(samples, LESSON, (_, learned) => off.push(learned));
  expect(off).toHaveLength(LESSON.epochs);
  expect(off.at(-1)).toBeLessThan(off[0]!);
});

test('weights are read as they were written', () => {
  const weights = new Learner(plainWeights(SIZE), LESSON.hidden, LESSON.seed).weights;
  const scale = 2048;
  const { hidden, ...read } = readWeights({
    size: SIZE,
    hidden: LESSON.hidden,
    scale,
    made: {},
    numbers: writeWeights(weights, scale),
  });
  expect(hidden).toBe(weights.hidden);
  for (const name of ['plain', 'input', 'bias', 'output'] as const)
    for (const [index, number] of weights[name].entries()) expect(read[name][index]).toBeCloseTo(number, 3);
  expect(read.tempo).toBeCloseTo(weights.tempo, 3);
});
