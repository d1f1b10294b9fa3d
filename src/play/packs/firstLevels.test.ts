import { expect, test } from 'vitest';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { findGame } from '../../games/index.ts';
import { firstLevels } from './firstLevels.ts';

const level = levelOf('######\n#@ $.#\n######');
const three = { game: findGame('sokoban')!, pack: packOf(level, level, level), name: 'drawn' };

test('as many levels as were asked for, from the first on', () => {
  for (const [written, count] of [
    ['1', 1],
    ['+2', 2],
    [' 2', 2],
    ['03', 3],
  ] as const)
    expect(unwrap(firstLevels(three, written)).pack.levels).toHaveLength(count);
  expect(unwrap(firstLevels(three, '3'))).toBe(three);
});

test.each([
  ['0', '0'],
  ['-1', '-1'],
  ['4', '4'],
  ['1.5', '"1.5"'],
  ['many', '"many"'],
  ['1e0', '"1e0"'],
  ['', '""'],
])('%j is told with what it can be', (written, named) => {
  expect(complaint(firstLevels(three, written))).toBe(`The number of levels is from 1 to 3, not ${named}.`);
});
