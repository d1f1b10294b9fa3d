import { bad, ok, type Parsed, say } from '../core/parsed.ts';

/** As many UTF-16 units as a name may have: whoever has more to say writes a book. */
const MAX_LENGTH = 100;

/** Halves of surrogate pairs and what no XML can hold. */
const BROKEN = /[\p{Surrogate}\uFFFE\uFFFF]/gu;

/** Line ends and control characters: a name is one line, and no terminal obeys it. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What leaves no trace on the screen. */
const INVISIBLE = /^[\p{Cf}\p{Z}]*$/u;

/** A name as it is kept. Cleaning it again changes nothing. */
export const cleanName = (name: string): string => name.replace(BROKEN, '\uFFFD').replace(BREAKS, ' ').trim();

/** A name that somebody typed, cleaned. */
export const readName = (text: string): Parsed<string> => {
  const name = cleanName(text);
  if (INVISIBLE.test(name)) return bad(say('A result needs a name.'));
  if (name.length > MAX_LENGTH) return bad(say('A name has at most {most} characters.', { most: MAX_LENGTH }));
  return ok(name);
};
