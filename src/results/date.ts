const DATE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z?)$/;

/** A date as results have it, out of `2026-11-15T10:20:30Z` or `2026-11-15 10:20`; undefined where it is none. */
export const readDate = (text: string): string | undefined => {
  const [, day, minutes, seconds = '', zone] = DATE.exec(text) ?? [];
  const date = `${day}T${minutes}${seconds}`;
  return Number.isNaN(Date.parse(`${date}Z`)) ? undefined : date + zone;
};
