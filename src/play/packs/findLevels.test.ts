import { expect, test } from 'vitest';
import type { Level } from '../../core/pack.ts';
import { error, say } from '../../core/parsed.ts';
import { finish } from '../../core/work.ts';
import { countLevels, findLevels, type Searched, unsolvedAfter, type Which } from './findLevels.ts';

const level = (title: string, more: Partial<Level> = {}): Level => ({
  title,
  board: '#####\n#@$.#\n#####',
  lines: [],
  problems: [],
  ...more,
});

const searched = (levels: readonly Level[], solved: readonly number[] = [], author?: string): Searched => ({
  pack: { title: 'Cellars', levels, problems: [], ...(author && { author }) },
  called: (number) => levels[number - 1]!.title,
  isSolved: (number) => solved.includes(number),
});

const BROKEN = level('Nowhere', { problems: [error(say('There is no goal.'))] });
const FOUR = [level('East'), level('Ősz'), level('West', { author: 'Zoë' }), BROKEN];

const find = (typed: string, which: Which = 'all', solved: readonly number[] = []): readonly number[] =>
  finish(findLevels(searched(FOUR, solved, 'Ann'), typed, which));

test('nothing typed finds all of them', () => {
  expect(find('')).toEqual([1, 2, 3, 4]);
  expect(find('  ')).toEqual([1, 2, 3, 4]);
});

test('a level is found by a part of its title, without its case and its marks', () => {
  expect(find('EST')).toEqual([3]);
  expect(find('osz')).toEqual([2]);
  expect(find('Ősz')).toEqual([2]);
  expect(find('south')).toEqual([]);
});

test('by its author, or else by the author of the pack', () => {
  expect(find('zoe')).toEqual([3]);
  expect(find('ann')).toEqual([1, 2, 4]);
});

test('by its number from the first digit on; digits of a title count where it is one', () => {
  const levels = Array.from({ length: 40 }, (_, index) => level(`Level ${index + 1}`));
  const pack = searched(levels.with(4, level('Room 3')));
  expect(finish(findLevels(pack, '3'))).toEqual([3, 5, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
  expect(finish(findLevels(pack, 'level 12'))).toEqual([12]);
});

test('solved ones and unsolved ones; one that cannot be played is neither', () => {
  expect(find('', 'solved', [1, 3])).toEqual([1, 3]);
  expect(find('', 'unsolved', [1, 3])).toEqual([2]);
  expect(find('west', 'unsolved', [1, 3])).toEqual([]);
  expect(finish(countLevels(searched(FOUR, [1, 3])))).toEqual({ all: 4, solved: 2, unsolved: 1 });
});

test('the next unsolved one comes after the last again, and is never the one that somebody is at', () => {
  expect(unsolvedAfter(searched(FOUR, [2]), 1)).toBe(3);
  expect(unsolvedAfter(searched(FOUR, [2]), 3)).toBe(1);
  expect(unsolvedAfter(searched(FOUR, [2, 3]), 1)).toBe(undefined);
  expect(unsolvedAfter(searched(FOUR, [2]), 0)).toBe(1);
});
