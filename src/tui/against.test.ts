import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { findGame } from '../games/index.ts';
import { preferenceFor } from './against.ts';

const breakthrough = findGame('breakthrough')!;

test('a level and a side are asked for; without a side the player begins', () => {
  expect(unwrap(preferenceFor(breakthrough, {}))).toBeUndefined();
  expect(unwrap(preferenceFor(breakthrough, { against: '3' }))).toEqual({ rival: 2, side: 'first' });
  expect(unwrap(preferenceFor(breakthrough, { against: '8', side: 'second' }))).toEqual({ rival: 7, side: 'second' });
  expect(unwrap(preferenceFor(breakthrough, { against: '1', side: 'either' }))).toEqual({ rival: 0, side: 'either' });
  expect(unwrap(preferenceFor(breakthrough, { against: '5', watch: true }))).toEqual({ rival: 4, side: 'none' });
});

test('what there is not is told', () => {
  const levels = 'The opponent is a level from 1 to 8: --against 1.';
  for (const against of ['0', '9', 'x', '', '1.5']) {
    expect(complaint(preferenceFor(breakthrough, { against }))).toBe(levels);
  }
  expect(complaint(preferenceFor(breakthrough, { side: 'second' }))).toBe(levels);
  const sides = 'A side is first, second or either: --side second.';
  for (const side of ['third', 'none', '']) {
    expect(complaint(preferenceFor(breakthrough, { against: '1', side }))).toBe(sides);
  }
  expect(complaint(preferenceFor(findGame('sokoban')!, { against: '1' }))).toBe(
    'Nobody can be played against in Sokoban.',
  );
});
