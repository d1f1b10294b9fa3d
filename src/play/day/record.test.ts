import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { dayPackName } from '../making/madeName.ts';
import { streakMessage } from '../speech/day.ts';
import { dailyPlaces, turnOf } from './daily.ts';
import { daysAfter, FIRST_DAY } from './day.ts';
import { type DayRecord, dayRecord, levelsOfDay, nextOfDay } from './dayRecord.ts';
import { streakOf } from './streak.ts';

const [sokoban, , breakthrough] = games;

const game = (fields: Partial<SavedGame>): SavedGame => ({
  game: 'sokoban',
  hash: '0123456789abcdef',
  board: '#####\n#@$.#\n#####',
  pack: 'day-2026-11-18',
  level: 1,
  title: '',
  lines: [],
  isOnBoard: false,
  saved: '2026-12-01T00:00:00.000Z',
  solved: true,
  ...fields,
});

/** Days from the first one on: `#` solved on the day, `o` on another, `.` not. */
const daysDrawn = (row: string): DayRecord =>
  dayRecord(
    games,
    [...row].flatMap((mark, index) => {
      const day = daysAfter(FIRST_DAY, index);
      const firstSolved = `${mark === '#' ? day : '2030-01-01'}T12:00:00Z`;
      return mark === '.' ? [] : [game({ pack: dayPackName(day), firstSolved })];
    }),
    '2030-01-01',
  );

test('a day has three of Sokoban, one of Vexed and one puzzle of Breakthrough', () => {
  expect(dailyPlaces(games).map(({ game: { id }, level }) => `${id} ${level}`)).toEqual([
    'sokoban 1',
    'sokoban 2',
    'sokoban 3',
    'vexed 1',
    'breakthrough 1',
  ]);
});

test('what was solved of a day is told by saved games, and whether it was on the day itself', () => {
  const saved = [
    game({ level: 2, firstSolved: '2026-11-18T23:59:59Z' }),
    game({ level: 1, firstSolved: '2026-11-19T00:00:00Z' }),
    game({ level: 3, solved: false }),
    game({ game: 'vexed', pack: 'maps' }),
  ];
  const record = dayRecord(games, saved, '2026-11-20');
  expect([...record.keys()]).toEqual(['2026-11-18']);
  const levels = levelsOfDay(games, record, '2026-11-18');
  expect(levels.map(({ solved }) => solved)).toEqual(['otherwise', 'in-time', undefined, undefined, undefined]);
  expect(nextOfDay(levels)).toMatchObject({ game: sokoban, level: 3 });
});

test('a puzzle counts on its day wherever it was opened from', () => {
  const level = turnOf(breakthrough!, '2026-11-18', 240) + 1;
  const saved = game({ game: 'breakthrough', pack: 'puzzles', level, firstSolved: '2026-11-18T08:00:00Z' });
  const record = dayRecord(games, [saved], '2026-11-20');
  expect([...record.keys()]).toEqual(['2026-11-18']);
  expect(levelsOfDay(games, record, '2026-11-18').map(({ solved }) => solved)[4]).toBe('in-time');
});

test('a puzzle that has its day again stays solved on the first one, wherever it was opened last', () => {
  const level = turnOf(breakthrough!, '2026-11-18', 240) + 1;
  const nextTurn = Array.from({ length: 240 }, (_, index) => daysAfter(FIRST_DAY, 240 + index)).find(
    (day) => turnOf(breakthrough!, day, 240) + 1 === level,
  )!;
  const firstSolved = '2026-11-18T08:00:00Z';
  for (const place of [
    { pack: dayPackName(nextTurn) },
    { pack: dayPackName('2026-11-18') },
    { pack: 'puzzles', level },
  ]) {
    const saved = game({ game: 'breakthrough', ...place, firstSolved });
    const record = dayRecord(games, [saved], nextTurn);
    expect([...record.keys()]).toEqual(['2026-11-18', nextTurn]);
    expect(levelsOfDay(games, record, '2026-11-18')[4]!.solved).toBe('in-time');
    expect(levelsOfDay(games, record, nextTurn)[4]!.solved).toBe('otherwise');
  }
});

test.each(['2025-99-99', '2026-02-30', '2031-01-01', '2020-01-01'])(
  'a game of the %s, which had no levels, is of no day',
  (day) => {
    const record = dayRecord(games, [game({ pack: dayPackName(day) })], '2026-12-01');
    expect([...record.keys()]).toEqual([]);
    expect(streakOf(record, '2026-12-01')).toEqual({ now: 0, best: 0 });
  },
);

test('every puzzle has its day before one comes again', () => {
  const days = (from: number) =>
    Array.from({ length: 240 }, (_, index) => turnOf(breakthrough!, daysAfter(FIRST_DAY, from + index), 240));
  expect(new Set(days(0)).size).toBe(240);
  expect(new Set(days(240)).size).toBe(240);
  expect(days(240)).not.toEqual(days(0));
});

test.each([
  ['', 0, 'Solve a level on its day, and a row of days begins.'],
  ['#', 1, '1 day in a row'],
  ['###', 3, '3 days in a row'],
  // Today goes on: nothing is missed yet.
  ['###.', 4, '3 days in a row'],
  ['###..', 5, 'The most days in a row: 3'],
  ['####.##', 7, '2 days in a row (best 4)'],
  // A level that is solved later fills no gap.
  ['##o#', 4, '1 day in a row (best 2)'],
])('after %s, of %i days: %3$s', (row, days, told) => {
  expect(sentence(streakMessage(streakOf(daysDrawn(row), daysAfter(FIRST_DAY, Math.max(0, days - 1)))))).toBe(told);
});
