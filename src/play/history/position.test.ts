import { expect, test } from 'vitest';
import { finish } from '../../core/work.ts';
import { findGame } from '../../games/index.ts';
import { positionSteps } from './position.ts';

const sokoban = findGame('sokoban')!;

const drawn = (...rows: readonly string[]): string => rows.join('\n');

const START = drawn('#######', '#@ $ .#', '#######');

const after = (moves: string) => finish(positionSteps(sokoban, { board: START, moves }));

test('it is the board after what was played', () => {
  expect(after('rR')).toBe(drawn('#######', '#  @$.#', '#######'));
});

test('at the start it is the board itself', () => {
  expect(after('')).toBe(START);
});

test('there is none where the moves cannot be read', () => {
  expect(after('?')).toBeUndefined();
});
