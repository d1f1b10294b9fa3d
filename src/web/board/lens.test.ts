import { expect, test } from 'vitest';
import { following, panned, seenThrough, wholeCell, zoomed } from './lens.ts';

const WHOLE = { x: 0, y: 0, width: 50, height: 50 };
const ROOM = { width: 400, height: 800 };
const LENS = { x: 25, y: 25, cell: 40 };

test('all of a board is seen at the size that fits', () => {
  expect(wholeCell(WHOLE, ROOM)).toBe(8);
});

test('through a lens as many cells are seen as have room, and nothing beyond the edge', () => {
  expect(seenThrough(WHOLE, ROOM, LENS)).toEqual({ x: 20, y: 15, width: 10, height: 20 });
  expect(seenThrough(WHOLE, ROOM, { ...LENS, x: 0, y: 60 })).toEqual({ x: 0, y: 30, width: 10, height: 20 });
  expect(seenThrough({ ...WHOLE, height: 5 }, ROOM, LENS)).toMatchObject({ y: 0, height: 5 });
});

test('whoever is followed stays in sight, and the lens moves no more than that takes', () => {
  expect(following(WHOLE, ROOM, LENS, { x: 26, y: 25 })).toEqual(LENS);
  expect(following(WHOLE, ROOM, LENS, { x: 30, y: 25 })).toEqual({ ...LENS, x: 28 });
  expect(following(WHOLE, ROOM, LENS, { x: 25, y: 10 })).toEqual({ ...LENS, y: 14 });
});

test('what is pointed at stays where it is while it becomes larger', () => {
  const at = { x: 22, y: 20 };
  const larger = zoomed(WHOLE, ROOM, LENS, { factor: 2, at })!;
  expect(larger).toEqual({ cell: 80, x: 23.5, y: 22.5 });
  const [before, after] = [LENS, larger].map((lens) => seenThrough(WHOLE, ROOM, lens));
  expect((at.x - before!.x) / before!.width).toBeCloseTo((at.x - after!.x) / after!.width);
});

test('there are limits, and at the smaller one all is seen again', () => {
  expect(zoomed(WHOLE, ROOM, LENS, { factor: 100 })?.cell).toBe(104);
  expect(zoomed(WHOLE, ROOM, LENS, { factor: 0.01 })).toBeUndefined();
  expect(zoomed(WHOLE, ROOM, undefined, { factor: 3 })).toEqual({ cell: 24, x: 25, y: 25 });
});

test('it is moved by pixels, from what is seen', () => {
  expect(panned(WHOLE, ROOM, LENS, { x: 80, y: -40 })).toEqual({ cell: 40, x: 27, y: 24 });
  expect(panned(WHOLE, ROOM, { ...LENS, x: -9 }, { x: 40, y: 0 })).toEqual({ cell: 40, x: 6, y: 25 });
});
