import { describe, expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { dayAt, dayRefusal, daysAfter, endOf, isDay, restOfDay } from './day.ts';
import { dayTowards, nextMonth, previousMonth, weeksOf } from './month.ts';

test('a day is that of UTC, to its last millisecond', () => {
  const midnight = Date.parse('2026-11-19T00:00:00Z');
  expect([dayAt(midnight - 1), dayAt(midnight)]).toEqual(['2026-11-18', '2026-11-19']);
  expect(Date.parse(endOf('2026-11-18'))).toBe(midnight);
  expect([restOfDay(midnight - 1), restOfDay(midnight)]).toEqual([1, 86_400_000]);
});

test('days follow each other over months, years and leap days', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2027-03-01', -1)).toBe('2027-02-28');
});

test.each(['2026-02-30', '2026-13-01', '2026-11-00', '26-11-18', 'today', ''])('%s is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('days to come and those before the first have no levels, and say so', () => {
  const today = '2026-11-18';
  expect(dayRefusal(today, today)).toBeUndefined();
  expect(dayRefusal('2026-11-01', today)).toBeUndefined();
  expect(sentence(dayRefusal('2026-11-19', today)!)).toBe(
    'The levels of 19 November 2026 are not there yet: they come at midnight, UTC.',
  );
  expect(sentence(dayRefusal('2026-10-31', today)!)).toBe('The first levels of the day are of 1 November 2026.');
});

const drawn = (month: string): string =>
  weeksOf(month)
    .map((week) => week.map((day) => (day?.slice(8) ?? '..').replace(/^0/, ' ')).join(' '))
    .join('\n');

describe('a month', () => {
  test('is drawn week by week from Monday', () => {
    expect(`\n${drawn('2026-11')}`).toBe(`
.. .. .. .. .. ..  1
 2  3  4  5  6  7  8
 9 10 11 12 13 14 15
16 17 18 19 20 21 22
23 24 25 26 27 28 29
30 .. .. .. .. .. ..`);
  });

  test('may fill its weeks exactly', () => {
    expect(`\n${drawn('2027-02')}`).toBe(`
 1  2  3  4  5  6  7
 8  9 10 11 12 13 14
15 16 17 18 19 20 21
22 23 24 25 26 27 28`);
  });

  test('has one before it and one after it', () => {
    expect([previousMonth('2027-01'), nextMonth('2026-12'), nextMonth('2027-01')]).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
  });
});

test.each([
  ['ArrowLeft', '2026-12-31', '2026-12-30'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-12-03', '2026-11-26'],
  ['ArrowDown', '2026-12-03', '2026-12-10'],
  ['Home', '2026-12-03', '2026-11-30'],
  ['End', '2026-12-03', '2026-12-06'],
  ['PageUp', '2027-03-31', '2027-02-28'],
  ['PageDown', '2026-11-30', '2026-12-30'],
  ['PageUp', '2026-11-15', '2026-11-01'],
  ['ArrowDown', '2027-06-28', '2027-06-30'],
  ['x', '2026-12-03', undefined],
])('%s on %s leads to %s', (key, from, to) => {
  expect(dayTowards(key, from, '2027-06-30')).toBe(to);
});
