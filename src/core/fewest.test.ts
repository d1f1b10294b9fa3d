import { expect, test } from 'vitest';
import { levelOf } from '../../test/tools/tables.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { fewestOf } from './fewest.ts';
import { judgeSteps } from './judge.ts';
import type { SavedLine } from './pack.ts';
import { finish } from './work.ts';

const HALL = levelOf('#######\n#@ $ .#\n#     #\n#######');

const fewest = (...lines: readonly SavedLine[]) =>
  fewestOf(finish(judgeSteps(sokoban, { ...HALL, lines }, { left: 1_000 })));

test('is what the titles of solutions say, by replaying them', () => {
  expect(fewest({ title: 'Solution (fewest pushes, fewest moves)', moves: 'rRR' })).toEqual({ moves: 3, pushes: 2 });
  expect(fewest({ title: 'Solution (Fewest Pushes)', moves: 'durRR' })).toEqual({ pushes: 2 });
  expect(fewest({ title: 'Fewest moves', moves: 'durRR' }, { title: 'fewest moves', moves: 'rRR' })).toEqual({
    moves: 3,
  });
});

test('is not believed of what solves nothing, and not said of a solution that does not claim it', () => {
  expect(fewest({ title: 'Fewest moves', moves: 'rR' }, { title: 'Solution', moves: 'rRR' }, { moves: 'rRR' })).toEqual(
    {},
  );
});
