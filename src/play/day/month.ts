import { weekdayOf } from '../speech/dates.ts';
import { type Day, daysAfter, FIRST_DAY } from './day.ts';

/** `2026-11` */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstOf = (month: Month): Day => `${month}-01`;

export const nextMonth = (month: Month): Month => monthOf(daysAfter(firstOf(month), 31));

export const previousMonth = (month: Month): Month => monthOf(daysAfter(firstOf(month), -1));

const lastOf = (month: Month): Day => daysAfter(firstOf(nextMonth(month)), -1);

/** A month as a calendar shows it, week by week from Monday on; undefined where a day is of another month. */
export const weeksOf = (month: Month): readonly (readonly (Day | undefined)[])[] => {
  const monday = daysAfter(firstOf(month), -weekdayOf(firstOf(month)));
  const weeks: (Day | undefined)[][] = [];
  for (let start = monday; start <= lastOf(month); start = daysAfter(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => daysAfter(start, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : undefined)));
  }
  return weeks;
};

/** Where a key leads in a calendar: days to the side, weeks up and down, the ends of a week, a month on or back. */
const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  Home: (day) => daysAfter(day, -weekdayOf(day)),
  End: (day) => daysAfter(day, 6 - weekdayOf(day)),
  PageUp: (day) => inMonth(previousMonth(monthOf(day)), day),
  PageDown: (day) => inMonth(nextMonth(monthOf(day)), day),
};

/** The same date in another month, or its last day where that has no such date. */
const inMonth = (month: Month, day: Day): Day => {
  const [same, last] = [`${month}${day.slice(7)}`, lastOf(month)];
  return same < last ? same : last;
};

/** The day that a key leads to, of those that have levels; undefined where it is no such key. */
export const dayTowards = (key: string, day: Day, today: Day): Day | undefined => {
  const to = STEPS[key]?.(day);
  if (to === undefined || to < FIRST_DAY) return to && FIRST_DAY;
  return to > today ? today : to;
};
