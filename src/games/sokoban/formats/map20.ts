import { type Cell, rowsOf } from '../../../core/grid.ts';
import { type Format, type Level, type Pack, titleOf } from '../../../core/pack.ts';
import { bad, error, ok, type Parsed, type Place, type Problem, say } from '../../../core/parsed.ts';
import type { Word } from '../../../core/text.ts';
import { draw, parse } from '../position.ts';
import type { State } from '../rules.ts';

const SIDE = 20;
const AREA = SIDE * SIDE;

/** What each digit draws. The pusher may look to the front, left, right or back, which no rule cares about. */
const LETTERS = ' # $.@@@@*';
const PUSHERS = '5678';
/** The ground outside and inside: nothing stands there. */
const GROUND = '02';

/** Every letter that is no blank, with its place; lazily, as a text may be far longer than a map. */
function* lettersOf(text: string): Generator<Word> {
  let line = 1;
  let start = 0;
  for (const { 0: piece, index } of text.replace(/^\uFEFF/, '').matchAll(/\r\n?|\n|\S/gu)) {
    if (/\S/.test(piece)) {
      yield { text: piece, line, column: index - start + 1 };
    } else {
      line++;
      start = index + piece.length;
    }
  }
}

const tooFew = (digits: readonly Word[]): Parsed<never> => {
  const last = digits.at(-1);
  const place = last ? { line: last.line, column: last.column + 1 } : { line: 1, column: 1 };
  return bad(say('A map has {area} digits: there are only {digits}.', { area: AREA, digits: digits.length }), place);
};

const readDigits = (text: string): Parsed<readonly Word[]> => {
  const digits: Word[] = [];
  for (const letter of lettersOf(text)) {
    if (!/^\d$/.test(letter.text)) return bad(say('"{letter}" is not a digit.', { letter: letter.text }), letter);
    if (digits.length === AREA) return bad(say('A map has {area} digits: here is one more.', { area: AREA }), letter);
    digits.push(letter);
  }
  return digits.length === AREA ? ok(digits) : tooFew(digits);
};

const checkPushers = (digits: readonly Word[]): Problem | undefined => {
  const [first, second] = digits.filter(({ text }) => PUSHERS.includes(text));
  if (!first) return error(say('The board has no pusher.'), digits[0]);
  return second && error(say('A map has one pusher: here is a second one.'), second);
};

interface Cut {
  readonly rows: readonly string[];
  /** How many rows and columns were cut away in front. */
  readonly top: number;
  readonly left: number;
}

/** The smallest part of rows of digits that has everything but ground. */
const cut = (all: readonly string[]): Cut => {
  const used = (row: string): readonly number[] => [...[...row].keys()].filter((x) => !GROUND.includes(row[x]!));
  const columns = all.flatMap(used);
  const left = columns.reduce((least, x) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const right = columns.reduce((most, x) => Math.max(most, x), 0);
  const top = all.findIndex((row) => used(row).length > 0);
  const bottom = all.findLastIndex((row) => used(row).length > 0);
  return { rows: all.slice(top, bottom + 1).map((row) => row.slice(left, right + 1)), top, left };
};

/** What is wrong with the board as a whole stands at its top left. */
const placeOf = (digits: readonly Word[], { top, left }: Cut, { line = 1, column = 1 }: Place): Place =>
  digits[(top + line - 1) * SIDE + left + column - 1]!;

const readLevel = (text: string, title: string): Level => {
  const faulty = (problem: Problem): Level => ({ title, board: text, lines: [], problems: [problem] });
  const digits = readDigits(text);
  if (!digits.ok) return faulty(digits.problem);
  const pushers = checkPushers(digits.value);
  if (pushers) return faulty(pushers);
  const all = rowsOf(digits.value, { width: SIDE, height: SIDE });
  const used = cut(all.map((row) => row.map((digit) => digit.text).join('')));
  const board = used.rows.map((row) => row.replace(/\d/g, (digit) => LETTERS[Number(digit)]!).trimEnd()).join('\n');
  const state = parse(board);
  const problems = state.ok ? (state.warnings ?? []) : [state.problem];
  const located = problems.map((problem) => {
    const { line, column } = placeOf(digits.value, used, problem);
    return { ...problem, line: line!, column: column! };
  });
  return { title, board, lines: [], problems: located };
};

const digitAt = ({ warehouse }: State, letter: string, cell: Cell): number => {
  if (letter === ' ') return warehouse.inside[cell] ? 2 : 0;
  return LETTERS.indexOf(letter);
};

/** The board in digits, cut to what is used. */
const digitRows = (state: State): readonly string[] => {
  const { width } = state.warehouse;
  const drawn = draw(state).map((row) => row.padEnd(width));
  return cut(drawn.map((row, y) => [...row].map((letter, x) => digitAt(state, letter, y * width + x)).join(''))).rows;
};

const centred = (rows: readonly string[], length: number, fill: string): readonly string[] => {
  const before = Math.floor((length - rows.length) / 2);
  const after = length - rows.length - before;
  return [...Array<string>(before).fill(fill), ...rows, ...Array<string>(after).fill(fill)];
};

const writeLevel = ({ board }: Level): Parsed<string> => {
  const parsed = parse(board);
  if (!parsed.ok) return parsed;
  const { warehouse, pusher, waiting } = parsed.value;
  if (waiting.length > 0) return bad(say('A map file cannot show more than one pusher.'));
  if (warehouse.goals[pusher]) return bad(say('A map file cannot show the pusher on a goal.'));
  const rows = digitRows(parsed.value);
  const [width, height] = [rows[0]!.length, rows.length];
  if (width > SIDE || height > SIDE) {
    return bad(
      say('A map file has room for {side}×{side} cells, not {width}×{height}.', { side: SIDE, width, height }),
    );
  }
  const wide = rows.map((row) => centred([...row], SIDE, '0').join(''));
  return ok(
    centred(wide, SIDE, '0'.repeat(SIDE))
      .map((row) => `${row}\n`)
      .join(''),
  );
};

const write = ({ levels }: Pack): Parsed<string> => {
  const [level, second] = levels;
  return level && !second ? writeLevel(level) : bad(say('A map file holds exactly one level.'));
};

/** Fewer digits may be anything. */
const FEWEST = 40;

/** Almost nothing but digits, and no wall: one letter too many or a line too few is for the reader to tell. */
const claims: Format['claims'] = (text) => {
  const letters = text.replaceAll(/\s+/g, '');
  const digits = letters.replaceAll(/\D+/g, '').length;
  return digits >= FEWEST && digits >= letters.length * 0.9 && !letters.includes('#') ? 'certain' : 'no';
};

/** One level in 20×20 digits. Line breaks carry no meaning. */
export const map20: Format = {
  id: 'map20',
  extensions: ['map'],
  claims,
  *read(text, name) {
    const title = titleOf(name);
    const level = readLevel(text, title);
    yield 1;
    return { title, levels: [level], problems: [] };
  },
  write,
};
