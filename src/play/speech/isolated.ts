import type { Message } from '../../core/parsed.ts';

/** Letters that are written from right to left. */
const LEFTWARD = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What begins and ends a direction by itself: half of it could undo what is done here. */
const TURNS = /[\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text that somebody else wrote, so that its direction does not turn the words around it. */
export const isolated = (text: string): string => {
  const plain = text.replaceAll(TURNS, '');
  return LEFTWARD.test(plain) ? `\u2068${plain}\u2069` : plain;
};

/** A message all of whose values are isolated. */
export const isolatedIn = (message: Message): Message => {
  const values = Object.entries(message.values ?? {}).map(([name, value]) => {
    if (typeof value === 'string') return [name, isolated(value)] as const;
    return [name, typeof value === 'object' ? isolatedIn(value) : value] as const;
  });
  return { ...message, ...(values.length > 0 && { values: Object.fromEntries(values) }), text: isolated(message.text) };
};
