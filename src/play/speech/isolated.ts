import type { Message } from '../../core/parsed.ts';

/** Letters that are written from right to left, and what turns the direction of others. */
const TURNING =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** What begins and ends a direction by itself: half of it could undo what is done here. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text that somebody else wrote, so that its direction does not turn the words around it. */
export const isolated = (text: string): string =>
  TURNING.test(text) ? `\u2068${text.replaceAll(TURNS, '')}\u2069` : text;

/** A message all of whose values are isolated. */
export const isolatedIn = (message: Message): Message => {
  const values = Object.entries(message.values ?? {}).map(([name, value]) => {
    if (typeof value === 'string') return [name, isolated(value)] as const;
    return [name, typeof value === 'object' ? isolatedIn(value) : value] as const;
  });
  return { ...message, ...(values.length > 0 && { values: Object.fromEntries(values) }), text: isolated(message.text) };
};
