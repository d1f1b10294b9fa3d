import { expect, test } from 'vitest';
import type { Choice } from '../../core/snapshot.ts';
import { arrowPath, arrowsOf } from './arrows.ts';

const SIZE = { width: 5, height: 5 };

const choice = (text: string, from: number | undefined, to: number): Choice => ({
  happening: 'step',
  text,
  to,
  ...(from !== undefined && { from }),
});

const points = (d: string): readonly (readonly [number, number])[] =>
  [...d.matchAll(/[ML](\S+) ([^LMz]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('an arrow goes from one cell into another, its tip foremost', () => {
  const outline = points(arrowPath(6, 16, SIZE, 0));
  const tip = outline.reduce((one, other) => (other[1] > one[1] ? other : one));
  expect(tip[0]).toBe(1.5);
  expect([Math.floor(tip[1]), Math.floor(outline[0]![1])]).toEqual([3, 1]);
});

test('the best arrow is the widest, and moves that cannot be played have none', () => {
  const arrows = arrowsOf(['b2b3', 'c2c3', 'z9z9'], [choice('c2c3', 7, 12), choice('b2b3', 6, 11)], SIZE);
  expect(arrows.map(({ move, rank }) => [move, rank])).toEqual([
    ['b2b3', 0],
    ['c2c3', 1],
  ]);
  const widths = arrows.map(({ d }) => {
    const across = points(d).map(([x]) => x);
    return Math.max(...across) - Math.min(...across);
  });
  expect(widths[0]).toBeGreaterThan(widths[1]!);
});

test('where something is put there is a ring', () => {
  expect(arrowPath(undefined, 0, SIZE, 0)).toMatch(/^M0\.1 0\.5a0\.4 0\.4/);
});
