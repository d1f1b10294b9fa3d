import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { betterMessage, fewestMessage } from './better.ts';

test('a number stands against the fewest there can be, or against the best of before', () => {
  const said = (amount: number, best?: number, fewest?: number) =>
    [betterMessage(amount, { best, fewest }), fewestMessage(amount, { best, fewest })].map(
      (one) => one && sentence(one),
    );
  expect(said(20, undefined, 20)).toEqual(['the fewest possible', undefined]);
  expect(said(24, 31, 20)).toEqual(['7 fewer than before', 'fewest 20']);
  expect(said(24, 24)).toEqual(['as few as your best', undefined]);
  expect(said(30, 24, 20)).toEqual(['6 more than your best', 'fewest 20']);
  expect(said(30)).toEqual([undefined, undefined]);
});
