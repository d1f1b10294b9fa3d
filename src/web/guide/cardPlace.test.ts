import { expect, test } from 'vitest';
import type { View } from '../../core/view.ts';
import { placeCard, type Situation } from './cardPlace.ts';

const EMPTY: View = { width: 10, height: 8, ground: Array(80).fill('floor'), pieces: Array(80).fill(undefined) };

/** A board of 500 × 400 pixels with 100 around it on each side, and a hint from the cell left of one to that. */
const at = (to: number, more: Partial<Situation> = {}) =>
  placeCard({
    leg: { from: to - 1, turns: [], to, walk: [to - 2] },
    view: EMPTY,
    looks: {},
    card: { width: 200, height: 80 },
    cells: { a: 50, e: 400, f: 100 },
    around: { left: 300, top: 0, right: 1000, bottom: 600 },
    board: { left: 400, top: 100, right: 900, bottom: 500 },
    ...more,
  });

test('a card stands above the place that it is about, its tip at that', () => {
  const { side, left, top, tip } = at(45);
  expect([side, left, Math.round(top), tip]).toEqual(['above', 575 - 300, 210, 100]);
});

test('a narrow board has it above the board, where there is room', () => {
  const narrow = { around: { left: 300, top: 0, right: 900, bottom: 600 } };
  expect(at(45, narrow)).toMatchObject({ side: 'above', top: 10 });
  const low = { around: { left: 300, top: 60, right: 900, bottom: 600 } };
  expect(at(45, low).top).toBeGreaterThan(40);
});

test('it stays in sight, also where what it is about is not', () => {
  const above = at(45, { cells: { a: 50, e: 400, f: -900 } });
  expect(above.top).toBe(0);
  const below = at(45, { cells: { a: 50, e: 400, f: 2000 } });
  expect(below.top).toBe(520);
});

test('it does not lie on the way of what goes round a corner', () => {
  const leg = { from: 12, turns: [15], to: 45, walk: [11] };
  expect(at(45, { leg }).side).toBe('below');
});
