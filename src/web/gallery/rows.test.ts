import { expect, test } from 'vitest';
import { columnsIn, firstTopFor, inSight, type Layout, roomIn, topFor, walked } from './rows.ts';

/** Three rows of five on a screen, eleven cards; or very many. */
const FEW: Layout = { count: 11, columns: 5, row: 200, height: 600 };
const MANY: Layout = { ...FEW, count: 40_000 };

test('five cards beside each other on a screen, two on a phone, more where there is much room', () => {
  expect([1032, 362, 592, 1512, 2152, 100].map(columnsIn)).toEqual([5, 2, 3, 5, 7, 1]);
});

test('the picture of a card has what its words and the gaps leave', () => {
  expect(roomIn(MANY, 1064)).toEqual({ width: 168, height: 106 });
});

test('only cards in sight are there, and half a screen around them', () => {
  expect(inSight(MANY, 0)).toEqual([0, 25]);
  expect(inSight(MANY, 10_000)).toEqual([240, 275]);
  expect(inSight(MANY, 1_599_400)).toEqual([39_975, 40_000]);
  expect(inSight(FEW, 0)).toEqual([0, 11]);
  expect(inSight({ ...FEW, height: 0 }, 0)).toEqual([0, 0]);
  expect(inSight({ ...FEW, count: 0 }, 0)).toEqual([0, 0]);
});

test('the screen goes no further than a card needs to be seen', () => {
  expect(topFor(MANY, 0, 300)).toBe(0);
  expect(topFor(MANY, 7, 100)).toBe(100);
  expect(topFor(MANY, 20, 100)).toBe(400);
});

test('at first it stands at the beginning, or shows whole rows before a card', () => {
  expect(firstTopFor(MANY, 2)).toBe(0);
  expect(firstTopFor(MANY, 14)).toBe(0);
  expect(firstTopFor(MANY, 15)).toBe(400);
  expect(firstTopFor(MANY, 52)).toBe(1800);
  expect(firstTopFor({ ...MANY, height: 150 }, 52)).toBe(2000);
});

test('keys lead from card to card, and not beyond the first and the last', () => {
  const go = (key: string, from: number, layout = FEW): number | undefined => walked(key, from, layout);
  expect([go('ArrowLeft', 6), go('ArrowRight', 6), go('ArrowUp', 6), go('ArrowDown', 5)]).toEqual([5, 7, 1, 10]);
  expect([go('ArrowLeft', 0), go('ArrowRight', 10), go('ArrowUp', 3), go('ArrowDown', 6)]).toEqual([0, 10, 3, 6]);
  expect([go('Home', 6), go('End', 6), go('PageDown', 6), go('PageUp', 6)]).toEqual([0, 10, 10, 0]);
  expect([go('PageDown', 6, MANY), go('PageUp', 106, MANY)]).toEqual([21, 91]);
  expect(go('Tab', 6)).toBe(undefined);
});
