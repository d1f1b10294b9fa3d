import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { SavedGame } from '../belongings/savedGame.ts';
import { type PackResult, solvedLevels, stretchesOf } from './solvedLevels.ts';

const result = (hash: string, date: string): PackResult => ({
  ...{ pack: 'mine', level: 1, hash, name: 'Ann', moves: 1, time: 1 },
  date,
});

const left = (hash: string, saved: string, solved: boolean): SavedGame => ({
  ...{ game: 'sokoban', hash, board: '', pack: 'mine', level: 1, title: '', lines: [], isOnBoard: false },
  ...{ saved, solved },
});

const none = (): undefined => undefined;

test('a level counts once, on the day of its first result, or else on the day that it was left', () => {
  const results = [
    result('a', '2026-03-05T10:00:00Z'),
    result('a', '2026-03-02T10:00:00Z'),
    result('b', '2026-03-04T10:00:00Z'),
  ];
  const games = [
    left('a', '2026-03-09T10:00:00Z', true),
    left('c', '2026-03-03T10:00:00Z', true),
    left('d', '2026-03-01T10:00:00Z', false),
  ];
  expect(solvedLevels(games, results, (pack) => (pack === 'mine' ? 'vexed' : undefined))).toEqual([
    { game: 'sokoban', date: '2026-03-02T10:00:00Z' },
    { game: 'sokoban', date: '2026-03-03T10:00:00Z' },
    { game: 'vexed', date: '2026-03-04T10:00:00Z' },
  ]);
});

test('days that had none are there too, until today', () => {
  const solved = solvedLevels([], [result('a', '2026-03-02T12:00:00Z'), result('b', '2026-03-04T12:00:00Z')], none);
  const { unit, stretches } = stretchesOf(solved, Date.parse('2026-03-05T12:00:00Z'));
  expect(unit).toBe('day');
  expect(stretches.map((one) => [one.solved, one.total])).toEqual([
    [1, 1],
    [0, 1],
    [1, 2],
    [0, 2],
  ]);
});

test('what took long is told by weeks, however many results there are; and nothing is nothing', () => {
  const results = Array.from({ length: 5000 }, (_, index) =>
    result(`h${index}`, new Date(Date.parse('2021-01-04T12:00:00Z') + index * 8 * 60 * 60 * 1000).toISOString()),
  );
  const { unit, stretches } = stretchesOf(solvedLevels([], results, none), Date.parse('2025-08-01T12:00:00Z'));
  expect(unit).toBe('week');
  expect(stretches.length).toBeGreaterThan(235);
  expect(stretches.length).toBeLessThan(245);
  expect(stretches.at(-1)!.total).toBe(5000);
  expect(stretchesOf([], 0).stretches).toEqual([]);
});

/** In a process of its own, as its clock is that of a place. */
const TOLD = `
  const { stretchesOf } = await import('./solvedLevels.ts');
  const days = ['2026-04-20', '2026-04-25', '2026-04-26', '2026-05-01'];
  const solved = days.map((day) => ({ game: 'sokoban', date: day + 'T12:00:00Z' }));
  console.log(stretchesOf(solved, Date.parse('2026-05-02T12:00:00Z')).stretches.at(-1).total);
`;

test('where summer time begins at midnight every level is still counted', () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', TOLD];
  const env = { ...process.env, TZ: 'Africa/Cairo' };
  expect(execFileSync(process.execPath, args, { cwd: import.meta.dirname, env, encoding: 'utf8' })).toBe('4\n');
});
