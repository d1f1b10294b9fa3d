import { expect, test } from 'vitest';
import type { Improver } from '../../core/engine.ts';
import type { Level } from '../../core/pack.ts';
import { finish } from '../../core/work.ts';
import { findGame } from '../../games/index.ts';
import { Improving, isBetter } from './improving.ts';

const sokoban = findGame('sokoban')!;

const LEVEL: Level = {
  ...{ title: 'Corridor', lines: [], problems: [] },
  board: ['#######', '#     #', '#@ $ .#', '#######'].join('\n'),
};

const FIRST = { moves: 'rlrRR', score: { moves: 5, pushes: 2 } };
const LIMITS = { ms: 1000, bytes: 2 ** 20, threads: 1 };

/** Somebody who comes to these lines, one after another. */
const through = (...lines: readonly string[]): Improver<unknown> => ({
  *improve() {
    for (const [nodes, moves] of lines.entries()) yield { nodes, moves };
    return lines.at(-1)!;
  },
});

const improving = (...lines: readonly string[]): Improving =>
  new Improving(sokoban, LEVEL, FIRST, { improver: through(...lines), by: 'moves', limits: LIMITS });

test('what is to be lowest decides, and then the rest', () => {
  const [short, straight] = [
    { moves: 5, pushes: 4 },
    { moves: 7, pushes: 2 },
  ];
  expect([isBetter(short, straight, 'moves'), isBetter(short, straight, 'pushes')]).toEqual([true, false]);
  expect(isBetter({ moves: 5, pushes: 3 }, short, 'moves')).toBe(true);
  expect(isBetter(short, short, 'moves')).toBe(false);
});

test('a line that is worse than the best so far is not kept', () => {
  const some = improving('rRR', 'urdRR');
  finish(some.steps());
  expect(some.best).toEqual({ moves: 'rRR', score: { moves: 3, pushes: 2 } });
});

test('the best so far is there when nobody asks any further', () => {
  const some = improving('rRR', 'rRR');
  some.steps().next();
  expect(some.best.moves).toBe('rRR');
});

test('where the machine has no memory left the best so far is the end, and what breaks breaks', () => {
  const failing = (cause: Error): Improving => {
    const improver: Improver<unknown> = {
      *improve() {
        yield { nodes: 1, moves: 'rRR' };
        throw cause;
      },
    };
    return new Improving(sokoban, LEVEL, FIRST, { improver, by: 'moves', limits: LIMITS });
  };
  const some = failing(new RangeError('Array buffer allocation failed'));
  finish(some.steps());
  expect(some.best.moves).toBe('rRR');
  expect(() => finish(failing(new Error('a bug')).steps())).toThrow('a bug');
});

test('what does not solve the level is not believed', () => {
  expect(() => finish(improving('rR').steps())).toThrow('does not solve Corridor');
});
