/** Where a file puts the titles of its levels: people do all three. */
export type TitlesAre = 'above' | 'keys above' | 'below';

export const TITLE_KEY = /^[; \t]*(?:title|name)[ \t]*:/im;

const ROW = /^[#@$.+*pPbBX _\-|0-9()\\n]*$/;

const isLineEnd = (letter: string): boolean => letter === '\n' || letter === '\r';

/** What stands behind the last line with a wall and nothing but a board in it. */
const behindLastBoard = (text: string): string => {
  let end = text.length;
  for (let at = text.length - 1; at >= -1; at--) {
    if (at >= 0 && !isLineEnd(text[at]!)) continue;
    const line = text.slice(at + 1, end);
    if (/[#X]/.test(line) && ROW.test(line)) return text.slice(end);
    end = at;
  }
  return text;
};

/** What stands before the first line with a wall and nothing but a board in it. */
const beforeFirstBoard = (text: string): string => {
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isLineEnd(text[at]!)) continue;
    const line = text.slice(from, at);
    if (/[#X]/.test(line) && ROW.test(line)) return text.slice(0, from);
    from = at + 1;
  }
  return text;
};

/** A line of text that is no key: where there is one above the first board, that is its title. */
const HEADING = /^(?!::|[; \t]*[A-Za-z][\w -]{0,40}?[ \t]*:)[^\r\n]*[^\s][^\r\n]*$/m;

/** Told by what stands behind the last board, where only its own title can be, and before the first one. */
export const placeOfTitles = (text: string): TitlesAre => {
  const tail = behindLastBoard(text);
  if (TITLE_KEY.test(tail)) return 'above';
  const head = beforeFirstBoard(text);
  if (/^;[^\r\n]*\S/m.test(tail) && !HEADING.test(head)) return 'below';
  return TITLE_KEY.test(head) && !HEADING.test(head) ? 'keys above' : 'above';
};
