import { type Day, dayNumber, daysAfter } from './day.ts';
import type { DayRecord } from './dayRecord.ts';

/** Days in a row with at least one level solved on its day: those up to now, and the most there ever were. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}

const countsIn = (record: DayRecord, day: Day): boolean =>
  record.get(day)?.some(({ solved }) => solved === 'in-time') ?? false;

/** How many days in a row count, up to a day and with it. */
const upTo = (record: DayRecord, day: Day): number => {
  let days = 0;
  while (countsIn(record, daysAfter(day, -days))) days += 1;
  return days;
};

/** A day that goes on has not been missed yet: until it ends the row up to yesterday stands. */
export const streakOf = (record: DayRecord, today: Day): Streak => {
  const now = upTo(record, today) || upTo(record, daysAfter(today, -1));
  const days = [...record.keys()]
    .filter((day) => day <= today)
    .toSorted((one, other) => dayNumber(one) - dayNumber(other));
  return { now, best: Math.max(now, ...days.map((day) => upTo(record, day))) };
};
