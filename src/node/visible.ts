/** What would move the cursor, be obeyed by a terminal, or turn the order of what stands behind it. */
export const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Between these two a text has a direction of its own and turns nothing else: they may stay where nothing is odd inside. */
const ISOLATED = /\u2068[^\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*\u2069/u;

const EITHER = new RegExp(`${ISOLATED.source}|${UNRULY.source}`, 'gu');

/** `\u001B`, as in JSON and in most languages of programs. */
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A line with whatever is unruly in it written out, so that it can be read and does nothing. Tabs stay. */
export const visible = (line: string): string =>
  line.replace(EITHER, (found) => (found === '\t' || found.length > 1 ? found : escaped(found)));

/** The same of a text of several lines, which stay lines. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');
