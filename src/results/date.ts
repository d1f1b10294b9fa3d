const DATE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** The moment in UTC, as many letters of it as are known. */
const written = (moment: number, length: number): string => new Date(moment).toISOString().slice(0, length);

/** The 30th of February and 24:00 are taken for moments too, but for those of other dates. */
const isDate = (date: string): boolean => {
  const moment = Date.parse(`${date}Z`);
  return !Number.isNaN(moment) && written(moment, date.length) === date;
};

/**
 * A date as results have it, out of `2026-11-15T10:20:30Z` or `2026-11-15 10:20`; undefined where it is none. Of a time
 * elsewhere on earth, `2026-11-15T11:20+01:00`, it is the one in UTC.
 */
export const readDate = (text: string): string | undefined => {
  const [, day, minutes, seconds = '', zone = ''] = DATE.exec(text) ?? [];
  const date = `${day}T${minutes}${seconds}`;
  if (!isDate(date)) return undefined;
  if (zone === '' || zone === 'Z') return date + zone;
  const moment = Date.parse(date + zone);
  // Once more, as near the ends of time the moment can be in a year of five digits.
  return Number.isNaN(moment) ? undefined : readDate(`${written(moment, date.length)}Z`);
};
