import { type Message, say } from '../../core/parsed.ts';
import { dayMessage } from '../speech/dates.ts';

/** A day of everybody, by UTC: `2026-11-18`. Earlier days are smaller texts. */
export type Day = string;

const MS_A_DAY = 24 * 60 * 60 * 1000;

/** Before it there were no levels of the day. */
export const FIRST_DAY: Day = '2026-11-01';

/** The day of a moment, in milliseconds since 1970. */
export const dayAt = (date: number): Day => new Date(date).toISOString().slice(0, 10);

/** Days since 1970. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / MS_A_DAY;

const dayNumbered = (number: number): Day => dayAt(number * MS_A_DAY);

/** The day so many days later, or earlier. */
export const daysAfter = (day: Day, days: number): Day => dayNumbered(dayNumber(day) + days);

/** Whether a text is a day that there is: there is no 30 February. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && hasDate(text);

const hasDate = (text: string): boolean => !Number.isNaN(dayNumber(text)) && dayNumbered(dayNumber(text)) === text;

/** When a day ends and the next one begins, as a date. */
export const endOf = (day: Day): string => `${daysAfter(day, 1)}T00:00:00Z`;

/** Milliseconds until the next day begins. */
export const restOfDay = (date: number): number => MS_A_DAY - (date % MS_A_DAY);

/** Why a day has no levels. */
export const dayRefusal = (day: Day, today: Day): Message | undefined => {
  if (day > today)
    return say('The levels of {day} are not there yet: they come at midnight, UTC.', { day: dayMessage(day) });
  if (day < FIRST_DAY) return say('The first levels of the day are of {day}.', { day: dayMessage(FIRST_DAY) });
  return undefined;
};
