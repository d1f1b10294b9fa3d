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

/** A text in what a reader takes for single letters. */
export const lettersOf = (text: string): readonly string[] => [...letters.segment(text)].map(({ segment }) => segment);

/** How many columns of a terminal a text takes. */
export const columnsOf = (text: string): number =>
  lettersOf(text).reduce((columns, letter) => columns + widthOf(letter), 0);

/** A text without its end, where it would take more columns; `…` stands for the rest. */
const cut = (text: string, most: number): string => {
  if (columnsOf(text) <= most) return text;
  let [kept, columns] = ['', 0];
  for (const letter of lettersOf(text)) {
    columns += widthOf(letter);
    if (columns > most - 1) break;
    kept += letter;
  }
  return `${kept}…`;
};

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
