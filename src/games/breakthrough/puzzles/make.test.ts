import { expect, test } from 'vitest';
import type { Level } from '../../../core/pack.ts';
import type { PuzzleWish } from '../../../core/puzzles.ts';
import { check } from './check.ts';
import { make, portions } from './make.ts';

const WISH: PuzzleWish = { size: 5, count: 3, seed: 1 };

/** What is there after so many puzzles. */
const made = (wish: PuzzleWish, found: number): readonly Level[] => {
  const making = make(wish);
  let step = making.next();
  while (!step.done && step.value.found < found) step = making.next();
  return step.value.levels();
};

test('the same seed makes the same puzzles, another one makes others', () => {
  const levels = made(WISH, WISH.count);
  expect(levels).toHaveLength(WISH.count);
  expect(made(WISH, WISH.count)).toEqual(levels);
  expect(made({ ...WISH, seed: 2 }, 1)[0]!.board).not.toBe(made(WISH, 1)[0]!.board);
});

test('what is made by then is there at any time, and stays', () => {
  const boards = (found: number) => made(WISH, found).map(({ board }) => board);
  expect(boards(1)).toHaveLength(1);
  expect(boards(2)).toEqual(expect.arrayContaining(boards(1)));
});

test('each is a task that is proven by the rules alone, the easiest first', () => {
  const levels = made(WISH, WISH.count);
  for (const level of levels) {
    const checking = check(level, 1_000_000);
    let step = checking.next();
    while (!step.done) step = checking.next();
    expect([level.title, step.value]).toEqual([level.title, { kind: 'proved', nodes: expect.any(Number) }]);
  }
  const difficulties = levels.map(({ notes }) => Number(/^Difficulty: (\d+)$/.exec(notes!)![1]));
  expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
});

test('where no size is asked for there are several, in their shares', () => {
  expect(portions({ count: 240, seed: 1 })).toEqual([
    [6, 85],
    [8, 105],
    [10, 40],
    [5, 10],
  ]);
  for (let count = 1; count < 50; count++)
    expect(portions({ count, seed: 1 }).reduce((sum, [, part]) => sum + part, 0)).toBe(count);
  expect(portions({ size: 7, count: 4, seed: 1 })).toEqual([[7, 4]]);
});
