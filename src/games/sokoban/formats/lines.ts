import { error, type Problem, say, warning } from '../../../core/parsed.ts';
import { MAX_SIDE } from '../position.ts';
import { expand } from './runLength.ts';

/** A line of a level file, read by itself; what it is in the end its neighbours decide. */
export interface FileLine {
  readonly number: number;
  readonly text: string;
  readonly kind: Kind;
  /** What a board line draws; a line may hold several rows. */
  readonly rows: readonly string[];
  /** One that is a row only between other rows; above or below them it is text. */
  readonly inner?: true;
  readonly problem?: Problem;
}

/** A note is a line inside a comment block, whatever it looks like. */
type Kind = 'comment' | 'blank' | 'board' | 'floor' | 'moves' | 'key' | 'note' | 'text';

const ONLY_BOARD = /^[#@$.+*pPbB _\-|]*$/;
const THINGS = /[@$.+*pPbB]/;
const ONLY_FLOOR = /^[ _-]*$/;
const STRANGER = /[^#@$.+*pPbB _|-]/g;
/** The first and the last thing of a row is a wall, or a box on a goal. */
const ENCLOSED = /^[ \t_-]*[#*B](?:.*[#*B])?[ \t_-]*$/;
const BEGINS_OR_ENDS = /^[ \t_-]*[#*B]|[#*B][ \t_-]*$/;
const ONLY_MOVES = /^[lurdLURD0-9()[\]{}* \t]*$/;
/** Some write `Game = X`. */
const KEY = /^[;\s]*(?:([A-Za-z][\w -]{0,40}?)[ \t]*:(?!:)|(game)[ \t]*=)/i;

/** What editors and mailers make of plain characters. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...[...'\u00a0\u2007\u202f\u3000'].map((blank) => [blank, ' '] as const),
  ...[...'\u2010\u2011\u2012\u2013\u2014\u2212'].map((dash) => [dash, '-'] as const),
  ['\uff03', '#'],
]);
const LOOKALIKE = /[\u00a0\u2007\u202f\u3000\u2010-\u2014\u2212\uff03]/g;

/** A line as it would be drawn plainly: `\n` as a row end, `X` as a wall. */
const plain = (text: string): string => {
  const split = text.replaceAll(LOOKALIKE, (letter) => LOOKALIKES.get(letter)!).replaceAll('\\n', '|');
  return split.includes('#') ? split : split.replaceAll('X', '#');
};

/** A bar at the end of a line is only a habit: it begins no further row. */
const splitRows = (text: string): readonly string[] => text.replace(/\|[ _-]*$/, '').split('|');

type Drawn = Pick<FileLine, 'rows' | 'inner' | 'problem'>;

/** A number or a word with a blank before it is a decorated title, unless it stands between rows. */
const isWordy = (text: string): boolean => / [A-Za-z0-9]/.test(text);

/** A few strangers in a row are a slip; many are one only between other rows. */
const drawnWithStrangers = (text: string): Drawn | undefined => {
  if (!BEGINS_OR_ENDS.test(text)) return undefined;
  const strangers = text.match(STRANGER)?.length ?? 0;
  const isEnclosed = ENCLOSED.test(text);
  if (strangers * 4 > text.length && !isEnclosed) return undefined;
  const isRow = strangers * 4 <= text.length && !isWordy(text) && (isEnclosed || text.includes('##'));
  return { rows: splitRows(text), ...(!isRow && { inner: true }) };
};

/** Counts stand before what they repeat; with a blank beside it a number is a number. */
const isCounted = (text: string): boolean => /[\d()]/.test(text) && !/\d\s|\s\d/.test(text);

/** Nobody would write it above a board unless it were its first row: several rows, or cells with walls counted or in a row. */
const isMeantAsRow = (text: string): boolean =>
  text.includes('|') || (/^[#@$.+*pPbB _\-\d()]*$/.test(text) && /\d\(*#|##/.test(text));

const drawnByCounts = (text: string, number: number, most: number): Drawn | undefined => {
  const expanded = expand(text, most);
  if (!expanded.ok) {
    const { message, column = 1 } = expanded.problem;
    const problem = error(message, { line: number, column });
    return { rows: splitRows(text), problem, ...(!isMeantAsRow(text) && { inner: true }) };
  }
  const [problem] = expanded.warnings ?? [];
  const drawn = drawnOf(expanded.value);
  return drawn && problem ? { ...drawn, problem: { ...problem, line: number } } : drawn;
};

const drawnOf = (text: string): Drawn | undefined => {
  if (!ONLY_BOARD.test(text)) return drawnWithStrangers(text);
  const rows = splitRows(text);
  const hasWall = text.includes('#');
  if (hasWall) return { rows };
  return THINGS.test(text) ? { rows, inner: true } : undefined;
};

const lookalike = (text: string, number: number): Problem | undefined => {
  const column = text.search(LOOKALIKE) + 1;
  if (column === 0) return undefined;
  const letter = text.charAt(column - 1);
  const message = say('"{letter}" was read as "{plain}".', { letter, plain: LOOKALIKES.get(letter)! });
  return warning(message, { line: number, column });
};

/** What was found in a line without its quote, where it stands in the line. */
const behind = (quote: string, problem: Problem): Problem => ({
  ...problem,
  column: quote.length + (problem.column ?? 1),
});

const boardLine = (text: string, number: number, quote: string, most: number): FileLine | undefined => {
  const drawing = plain(text.slice(quote.length));
  if (!drawing.includes('#') && !THINGS.test(drawing)) return undefined;
  const drawn = isCounted(drawing) ? drawnByCounts(drawing, number, most) : drawnOf(drawing);
  if (!drawn) return undefined;
  const problem = drawn.problem ? behind(quote, drawn.problem) : lookalike(text, number);
  return { number, text, kind: 'board', ...drawn, ...(problem && { problem }) };
};

const kindOf = (text: string): Kind => {
  if (text.startsWith('::')) return 'comment';
  if (text.trim() === '') return 'blank';
  if (ONLY_FLOOR.test(text)) return 'floor';
  if (ONLY_MOVES.test(text) && /[lurd]/i.test(text)) return 'moves';
  return KEY.test(text) ? 'key' : 'text';
};

/** What the counts of one line may stand for at the most. */
export const MOST_LETTERS = MAX_SIDE * MAX_SIDE;

/** The classes of a line in their order: comment, blank, board, moves, key, text. */
export const readLine = (text: string, number: number, quote = '', most = MOST_LETTERS): FileLine => {
  const said = text.slice(quote.length);
  const kind = kindOf(said);
  const drawn =
    kind === 'comment' || kind === 'blank' || kind === 'key' ? undefined : boardLine(text, number, quote, most);
  return drawn ?? { number, text: said, kind, rows: kind === 'floor' ? [said] : NO_ROWS };
};

const SOLUTION = /^[;\s]*(solution(?: \d+)?)[ \t]*:[ \t]*([lurdLURD0-9()[\]{}* \t]*)$/i;

/** A line such as `Solution: rrRU` is two: a title and moves. */
export const readLines = (text: string, number: number, quote: string, most: number): readonly FileLine[] => {
  const [, title, moves] = SOLUTION.exec(text.slice(quote.length)) ?? [];
  if (title === undefined) return [readLine(text, number, quote, most)];
  return [title, moves!].filter((part) => part !== '').map((part) => readLine(part, number));
};

/** A row that nobody would write by accident. A tab is a slip of the editor, not of the author. */
export const isSureRow = (row: string): boolean => ENCLOSED.test(row) && !/[^#@$.+*pPbB _\-\t]/.test(row);

export const NO_ROWS: readonly string[] = [];

const SIX_WAYS = /^(?=.*[nsew])[lurdnsew0-9()]{8,}$/i;

/** Moves of boards whose cells have six sides or three: small and capital letters, other directions among them. */
export const isForeignMoves = ({ kind, text }: FileLine): boolean =>
  kind === 'text' && SIX_WAYS.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);

/** Key and value of a line such as `Author: Ann`; the key in lower case. */
export const readKey = (text: string): readonly [key: string, value: string] => {
  const [head, key, equalled] = KEY.exec(text)!;
  return [(key ?? equalled!).toLowerCase(), text.slice(head.length).trim()];
};
