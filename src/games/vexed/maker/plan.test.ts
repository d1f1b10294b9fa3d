import { describe, expect, test } from 'vitest';
import { draw } from '../drawing.ts';
import { build, type Plan, paint, type Stroke } from './plan.ts';

const shelf: Stroke = { ground: 'rock', left: 1, top: 3, width: 3, height: 1 };
const ladder: Stroke = { ground: 'ladder', left: 4, top: 3, width: 1, height: 2 };

/** Boxes and human at these columns and rows. */
const plan = (human: readonly [number, number], ...boxes: readonly (readonly [number, number])[]): Plan => ({
  size: { width: 7, height: 6 },
  base: 'air',
  strokes: [shelf, ladder],
  human: human[1] * 7 + human[0],
  boxes: boxes.map(([x, y]) => ({ colour: 'blue', cell: y * 7 + x })),
});

const built = (made: Plan): readonly string[] | undefined => {
  const state = build(made);
  return state && draw(state);
};

test('strokes lie over one another within a frame of rock', () => {
  const wide: Stroke = { ground: 'air', left: -2, top: 2, width: 20, height: 1 };
  const { rocks, ladders } = paint({ size: { width: 5, height: 5 }, base: 'rock', strokes: [wide] });
  expect(rocks.filter((rock) => !rock)).toHaveLength(3);
  expect(ladders).not.toContain(true);
});

describe('what is built of a plan', () => {
  test('stands where it falls to, and what was within rock stands on it', () => {
    expect(built(plan([5, 1], [1, 1], [3, 3]))).toEqual([
      '#######',
      '#     #',
      '#b b  #',
      '####H #',
      '#   HP#',
      '#######',
    ]);
  });

  test('is nothing where boxes vanish before the first move', () => {
    expect(built(plan([5, 1], [1, 1], [2, 1]))).toBeUndefined();
  });

  test('is nothing where somebody would be inside a ladder, which a map file cannot show', () => {
    expect(built(plan([5, 1], [1, 1], [4, 1]))).toBeUndefined();
    expect(built(plan([4, 4], [1, 1], [3, 1]))).toBeUndefined();
  });

  test('is nothing where two are in one cell', () => {
    expect(built(plan([1, 1], [1, 1], [3, 1]))).toBeUndefined();
  });
});
