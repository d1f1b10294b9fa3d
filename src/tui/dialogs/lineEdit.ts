import { lettersOf } from '../../node/columns.ts';
import type { Key } from '../keys.ts';

/** A line that somebody types. */
export interface LineEdit {
  readonly letters: readonly string[];
  /** Before which letter the next one goes. */
  readonly caret: number;
  /** All of it is marked: whatever is typed takes its place. */
  readonly isMarked?: true;
}

/** More than anybody has to say in one line. */
const LONGEST = 500;

export const lineOf = (text: string): LineEdit => {
  const split = lettersOf(text);
  return { letters: split, caret: split.length };
};

/** A line that was there before: it stays as it is, or typing replaces it. */
export const markedLine = (text: string): LineEdit => ({ ...lineOf(text), ...(text !== '' && { isMarked: true }) });

export const textOf = ({ letters }: LineEdit): string => letters.join('');

const without = ({ letters }: LineEdit, at: number): LineEdit => ({ letters: letters.toSpliced(at, 1), caret: at });

/** What each key does besides typing. */
const EDITS: Readonly<Record<string, (line: LineEdit) => LineEdit>> = {
  ArrowLeft: (line) => ({ ...line, caret: Math.max(0, line.caret - 1) }),
  ArrowRight: (line) => ({ ...line, caret: Math.min(line.letters.length, line.caret + 1) }),
  Home: (line) => ({ ...line, caret: 0 }),
  End: (line) => ({ ...line, caret: line.letters.length }),
  Backspace: (line) => (line.caret === 0 ? line : without(line, line.caret - 1)),
  Delete: (line) => (line.caret === line.letters.length ? line : without(line, line.caret)),
  'Ctrl+U': ({ letters, caret }) => ({ letters: letters.slice(caret), caret: 0 }),
};

/** The line after a key; the same one where the key means nothing to it. */
export const edited = ({ isMarked, ...line }: LineEdit, key: Key): LineEdit => {
  const { name, text } = key;
  if (isMarked && (text !== undefined || name === 'Backspace' || name === 'Delete')) {
    return text === undefined ? lineOf('') : edited(lineOf(''), key);
  }
  const edit = EDITS[name];
  if (edit) return edit(line);
  if (text === undefined || line.letters.length >= LONGEST) return line;
  return { letters: line.letters.toSpliced(line.caret, 0, text), caret: line.caret + 1 };
};
