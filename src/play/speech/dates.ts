import { type Message, say } from '../../core/parsed.ts';

const MONTHS: readonly Message[] = [
  say('January'),
  say('February'),
  say('March'),
  say('April'),
  say('May'),
  say('June'),
  say('July'),
  say('August'),
  say('September'),
  say('October'),
  say('November'),
  say('December'),
];

/** A week begins on Monday. */
export const WEEKDAYS: readonly Message[] = [
  say('Monday'),
  say('Tuesday'),
  say('Wednesday'),
  say('Thursday'),
  say('Friday'),
  say('Saturday'),
  say('Sunday'),
];

/** The same above the columns of a calendar. */
export const SHORT_WEEKDAYS: readonly Message[] = [
  say('Mo'),
  say('Tu'),
  say('We'),
  say('Th'),
  say('Fr'),
  say('Sa'),
  say('Su'),
];

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1]!, day: date };
};

/** `18 November 2026`, of `2026-11-18`. */
export const dayMessage = (day: string): Message => say('{day} {month} {year}', partsOf(day));

/** `November 2026`, of `2026-11`. */
export const monthMessage = (month: string): Message => {
  const { year, month: name } = partsOf(month);
  return say('{month} {year}', { year, month: name });
};

/** From Monday, which is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** `Wednesday, 18 November` */
export const longDayMessage = (date: string): Message => {
  const { month, day } = partsOf(date);
  return say('{weekday}, {day} {month}', { weekday: WEEKDAYS[weekdayOf(date)]!, day, month });
};
