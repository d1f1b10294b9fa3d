import { expect, test } from 'vitest';
import type { Judgement } from '../../play/analysis/judgement.ts';
import { areaPath, certainStretches, knownPath, linePath } from './graph.ts';

const judged = (share: number, certainty?: Judgement['certainty']): Judgement => ({
  turn: 0,
  share,
  certainty,
  lines: [],
  depth: 1,
});

const GAME = [judged(0.5), judged(0.25), undefined, judged(1, { winner: 0 }), judged(1, { winner: 0 })];

test('the part of whoever is below lies under the line, and the other way round on a turned board', () => {
  expect(linePath(GAME, 1)).toBe('M0 50L1 25M3 100L4 100');
  expect(linePath(GAME, 0)).toBe('M0 50L1 75M3 0L4 0');
  expect(areaPath(GAME, 1)).toBe('M0 50L1 25L1 100L0 100zM3 100L4 100L4 100L3 100z');
});

test('what is not known yet belongs to nobody', () => {
  expect(knownPath(GAME)).toBe('M0 0H1V100H0zM3 0H4V100H3z');
});

test('as long as nothing is known nothing is drawn', () => {
  expect([linePath([], 1), areaPath([undefined], 1), knownPath([undefined])]).toEqual(['', '', '']);
});

test('what is certain is one stretch as long as it stays so', () => {
  expect(certainStretches(GAME, 4)).toEqual([{ from: 2.5, to: 4 }]);
  expect(certainStretches([judged(1, { winner: 0 }), judged(0.5), judged(0, { winner: 1 })], 2)).toEqual([
    { from: 0, to: 0.5 },
    { from: 1.5, to: 2 },
  ]);
});
