import { expect, test } from 'vitest';
import { levelOf, packOf } from '../../test/tools/tables.ts';
import { sentence } from '../core/parsed.ts';
import { finish } from '../core/work.ts';
import { findGame } from '../games/index.ts';
import { verifySteps } from './verification.ts';

const CORRIDOR = `
#######
#@ $ .#
#######`.slice(1);

test('the lines of all levels of a file share so many moves; what is not checked is told', () => {
  const level = { ...levelOf(CORRIDOR), lines: [{ moves: 'rRR' }, { moves: 'rRR' }] };
  const opened = { game: findGame('sokoban')!, pack: packOf(level, level, level), name: 'docks' };
  const verified = finish(verifySteps(opened, 7));
  expect(verified.map(({ lines }) => lines.length)).toEqual([2, 1, 0]);
  expect(verified.flatMap(({ problems }) => problems.map(({ message }) => sentence(message)))).toEqual([
    'Level 2: not all of its lines were checked, as those of the file have too many moves.',
    'Level 3: not all of its lines were checked, as those of the file have too many moves.',
  ]);
});
