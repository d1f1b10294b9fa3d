/** So many letters of a title are enough for a file. */
const LONGEST = 80;

/** What something is called, without what no file may be called. */
export const plainName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, LONGEST)
    .trimEnd() || 'Kura';

/** A name for a file, out of what a level, a pack or a game is called. */
export const fileNamed = (title: string, ending: string): string => `${plainName(title)}.${ending}`;
