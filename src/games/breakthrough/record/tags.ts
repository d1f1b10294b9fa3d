import { lines } from '../../../core/text.ts';
import { TAG } from '../notation.ts';

/** A line of a record such as `[First "Ann"]`. Its place is that of the value. */
export interface Tag {
  readonly key: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** What a record tells about a game besides position and moves; a level keeps it in its notes. */
export const NOTED = ['Date', 'First', 'Second', 'Result', 'Termination', 'TimeControl', 'Difficulty'];

export const readTag = (row: string, line: number): Tag | undefined => {
  const match = TAG.exec(row);
  if (!match) return undefined;
  const value = match[2]!.replaceAll(/\\(["\\])/g, '$1');
  return { key: match[1]!, value, line, column: row.indexOf('"') + 2 };
};

export const formatTag = (key: string, value: string): string =>
  `[${key} "${value.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"]`;

/** A key given twice counts the first time. */
export const findTag = (tags: readonly Tag[], key: string): Tag | undefined => tags.find((tag) => tag.key === key);

/** `First: Ann` and so on, a line each; keys without a value are left out. */
export const notesOf = (value: (key: string) => string | undefined): string =>
  NOTED.filter(value)
    .map((key) => `${key}: ${value(key)}`)
    .join('\n');

/** The tags in what `notesOf` wrote. Other lines of the notes are none of a record's business. */
export const readNotes = (notes: string): ReadonlyMap<string, string> =>
  new Map(
    lines(notes).flatMap((row) => {
      const [key, value] = [row.slice(0, row.indexOf(': ')), row.slice(row.indexOf(': ') + 2)];
      return NOTED.includes(key) ? [[key, value] as const] : [];
    }),
  );
