import { bad, ok, type Parsed, say } from '../../core/parsed.ts';

/** Levels that are printed at once: more would keep the browser, and the printer, for minutes. */
export const MOST_PRINTED = 100;

/** All that can be asked for at once, as it is written. */
export const levelRange = (count: number): string => (count === 1 ? '1' : `1–${Math.min(count, MOST_PRINTED)}`);

/** The levels that somebody asks for as printers do: `3, 5–8`. Each of them once, in their order. */
export const readLevelNumbers = (text: string, count: number): Parsed<readonly number[]> => {
  const wrong = bad(say('Numbers from 1 to {count}, like 3, 5–8.', { count }));
  const chosen = new Set<number>();
  for (const part of text.split(/[,;]/)) {
    const match = /^\s*(\d+)\s*(?:[-–]\s*(\d+)\s*)?$/.exec(part);
    if (!match) return wrong;
    const first = Number(match[1]);
    const last = Number(match[2] ?? first);
    if (first < 1 || last < first || last > count) return wrong;
    for (let number = first; number <= last; number += 1) chosen.add(number);
  }
  return chosen.size > MOST_PRINTED
    ? bad(say('No more than {most} levels are printed at once.', { most: MOST_PRINTED }))
    : ok([...chosen].toSorted((one, other) => one - other));
};
