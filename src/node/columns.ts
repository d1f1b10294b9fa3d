import { isolated } from '../play/speech/isolated.ts';
import { UNRULY } from './visible.ts';

/** Marks and joiners alone: they take no room. */
const ROOMLESS = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** The half-wide forms of East Asian letters, which are as wide as others. */
const HALF_WIDE = /^[\uFF61-\uFFDC]/;

/** What terminals draw two columns wide: East Asian letters and pictures. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]|\uFE0F/u;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many columns of a terminal a letter takes. */
export const widthOf = (letter: string): number => {
  if (ROOMLESS.test(letter)) return 0;
  return WIDE.test(letter) && !HALF_WIDE.test(letter) ? 2 : 1;
};

/** Letters that are one column wide and stand alone. */
const PLAIN = /^[ -~]*$/;

/** As much of a text as is taken apart at once: with every letter the system hands out a copy of all that it was given. */
const PORTION = 200;

/** A text in what a reader takes for single letters, one after another. */
function* eachLetter(text: string): Generator<string, void> {
  if (PLAIN.test(text)) return yield* text;
  let rest = text;
  while (rest.length > 0) {
    const portion = Array.from(letters.segment(rest.slice(0, PORTION)), ({ segment }) => segment);
    // The last one may go on, unless nobody would take it for one letter.
    const whole = rest.length > PORTION && portion.length > 1 ? portion.slice(0, -1) : portion;
    yield* whole;
    rest = rest.slice(whole.join('').length);
  }
}

/** A text in what a reader takes for single letters. */
export const lettersOf = (text: string): readonly string[] => [...eachLetter(text)];

/** How many columns of a terminal a text takes. */
export const columnsOf = (text: string): number => {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const letter of eachLetter(text)) columns += widthOf(letter);
  return columns;
};

/** The beginning of a text that takes at most so many columns. */
const beginning = (text: string, most: number): string => {
  let [kept, columns] = ['', 0];
  for (const letter of eachLetter(text)) {
    columns += widthOf(letter);
    if (columns > most) break;
    kept += letter;
  }
  return kept;
};

/** Whether a text takes at most so many columns. Of a long one only the beginning is looked at. */
export const fits = (text: string, most: number): boolean => beginning(text, most) === text;

/** A text without its end, where it would take more columns; `…` stands for the rest. */
const cut = (text: string, most: number): string => (fits(text, most) ? text : `${beginning(text, most - 1)}…`);

/** Somebody else's words, fit for a cell of a table. */
export const tame = (text: string, most: number): string => cut(text.replace(UNRULY, ''), most);

/** The lines of a table: columns are flush right, but for those that are named. */
export const table = (rows: readonly (readonly string[])[], leftFlush: readonly number[]): readonly string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => columnsOf(row[column]!))));
  const cell = (text: string, column: number): string => {
    const gap = ' '.repeat(widths[column]! - columnsOf(text));
    return leftFlush.includes(column) ? isolated(text) + gap : gap + isolated(text);
  };
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
};
