import { expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import type { LevelWish } from '../../../core/making.ts';
import type { Level } from '../../../core/pack.ts';
import { finish } from '../../../core/work.ts';
import { fewestBarePushes } from '../engine/testing.ts';
import { gradeSolution } from '../grade/grade.ts';
import { steps } from '../notation.ts';
import { parse } from '../position.ts';
import { maker } from './index.ts';
import { MADE } from './madeTesting.ts';

const made = (wish: LevelWish): Level | undefined => finish(maker.make(wish));

test.each(MADE)('the wish $wish always comes to the same level', ({ wish, title, board, moves }) => {
  expect(made(wish)).toMatchObject({ title, board: board.join('\n'), lines: [{ moves }] });
});

test('a made level has as few pushes as a plain search finds, as many boxes as were wished for, and its grade', () => {
  for (let seed = 1; seed <= amount(3, 40); seed++) {
    const level = made({ seed, boxes: 2, grade: 3 })!;
    const start = unwrap(parse(level.board));
    const line = unwrap(steps(level.lines[0]!.moves)).map(({ move }) => move);
    expect(start.boxes).toHaveLength(2);
    expect(level.lines[0]!.moves.replace(/[a-z]/g, '')).toHaveLength(fewestBarePushes(start)!);
    expect(level.notes).toBe('Grade: 3');
    expect(gradeSolution(start, line).grade).toBe(3);
  }
});

test('a title that is taken is left to others, and the level is the same for the rest', () => {
  const wish: LevelWish = { seed: 1, boxes: 2, grade: 3 };
  const { title, ...rest } = made(wish)!;
  const another = made({ ...wish, taken: [title] })!;
  expect(another).toEqual({ ...rest, title: another.title });
  expect(another.title).not.toBe(title);
});

test('no board is larger than was wished for', () => {
  const { width, height } = unwrap(parse(made({ seed: 4, boxes: 2, size: { width: 6, height: 7 } })!.board)).warehouse;
  expect(width).toBeLessThanOrEqual(6);
  expect(height).toBeLessThanOrEqual(7);
});

test('what cannot be made comes to nothing', () => {
  expect(made({ seed: 1, size: { width: 3, height: 3 } })).toBeUndefined();
  for (const theme of ['beauty', 'toString']) expect(made({ seed: 1, theme })).toBeUndefined();
});

test('it yields how far it is, again and again', () => {
  const shares = [...maker.make({ seed: 1, boxes: 2, grade: 3 })];
  expect(shares.length).toBeGreaterThan(20);
  for (const [index, share] of shares.entries()) expect(share).toBeGreaterThanOrEqual(shares[index - 1] ?? 0);
});
