/** A piece of a text and where it stands; lines and columns count from 1. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The pieces of a text between blanks; or whatever else `pattern` finds, line by line. */
export const words = (text: string, pattern: RegExp = /\S+/g): readonly Word[] =>
  lines(text).flatMap((line, index) =>
    [...line.matchAll(pattern)].map((match) => ({ text: match[0], line: index + 1, column: match.index + 1 })),
  );

/** The lines of a text, whichever way they end. A line end at the very end begins no further line. */
export const lines = (text: string): readonly string[] => {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return all.at(-1) === '' ? all.slice(0, -1) : all;
};
