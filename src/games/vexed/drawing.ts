import { type Cell, column, row, rowsOf, type Size } from '../../core/grid.ts';
import { bad, error, ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import { lines } from '../../core/text.ts';
import type { Colour, State } from './position.ts';

/** A generous board; it keeps a slip like `999999999 9` from asking for all the memory there is. */
const LARGEST = 200;

export const LETTERS: Readonly<Record<Colour, string>> = {
  blue: 'b',
  red: 'r',
  cyan: 'c',
  magenta: 'm',
  green: 'g',
  yellow: 'y',
  black: 'l',
};

/** What one character puts into its cell. */
interface Mark {
  readonly ground: 'rock' | 'ladder' | 'air';
  readonly piece?: Colour | 'human';
}

export type Alphabet = ReadonlyMap<string, Mark>;

const BOXES = Object.entries(LETTERS) as readonly [Colour, string][];

export const MAP_LETTERS: Alphabet = new Map<string, Mark>([
  ['#', { ground: 'rock' }],
  ['H', { ground: 'ladder' }],
  [' ', { ground: 'air' }],
  ['P', { ground: 'air', piece: 'human' }],
  ...BOXES.map(([piece, letter]): [string, Mark] => [letter, { ground: 'air', piece }]),
  // The digit is a common misreading of the lower-case ell.
  ['1', { ground: 'air', piece: 'black' }],
]);

/** A position in play also shows who is inside a ladder cell; a map file has no letters for that. */
const POSITION_LETTERS: Alphabet = new Map<string, Mark>([
  ...MAP_LETTERS,
  ['p', { ground: 'ladder', piece: 'human' }],
  ...BOXES.map(([piece, letter]): [string, Mark] => [letter.toUpperCase(), { ground: 'ladder', piece }]),
]);

const parseSize = (text: string): Parsed<Size> => {
  const [width, height] = [...text.matchAll(/\d+/g)];
  const fitting = /^(\d+( +(\d+ *)?)?)?/.exec(text)![0];
  if (!width || !height || fitting !== text) {
    return bad(say('The first line must be the width and the height: 8 10.'), { line: 1, column: fitting.length + 1 });
  }
  const wrong = [width, height].find(([digits]) => Number(digits) < 1 || Number(digits) > LARGEST);
  if (!wrong) return ok({ width: Number(width[0]), height: Number(height[0]) });
  const message = say('Width and height must be from 1 to {largest}.', { largest: LARGEST });
  return bad(message, { line: 1, column: wrong.index + 1 });
};

/** Editors leave empty lines at the end of a file. Within the height an empty line is a row of blanks. */
const withoutEmptyEnd = (rows: readonly string[], height: number): readonly string[] => {
  const last = rows.findLastIndex((text) => text !== '');
  return rows.slice(0, Math.max(last + 1, height));
};

/** The first character, in reading order, that does not belong where it is. */
const strayIn = (rows: readonly string[], width: number, alphabet: Alphabet): Problem | undefined => {
  for (const [y, text] of rows.entries()) {
    for (const [x, character] of [...text].entries()) {
      const place = { line: y + 2, column: x + 1 };
      if (x >= width) return error(say('The row is longer than the width of {width}.', { width }), place);
      if (!alphabet.has(character)) return error(say('"{character}" is not part of a level.', { character }), place);
    }
  }
  return undefined;
};

const shortRows = (rows: readonly string[], width: number): readonly Problem[] =>
  rows.flatMap((text, y) => {
    const message = say('The row is shorter than the width of {width}: blanks were added.', { width });
    return text.length < width ? [warning(message, { line: y + 2 })] : [];
  });

const assemble = (marks: readonly Mark[], size: Size): Parsed<State> => {
  const cells = [...marks.keys()];
  const [human, second] = cells.filter((cell) => marks[cell]!.piece === 'human');
  // Nothing to point at: the place is where the drawing begins.
  if (human === undefined) return bad(say('There is no human.'), { line: 2, column: 1 });
  if (second !== undefined) return bad(say('There is more than one human.'), placeOf(second, size));
  const rocks = marks.map(({ ground }) => ground === 'rock');
  const ladders = marks.map(({ ground }) => ground === 'ladder');
  const boxes = cells.flatMap((cell) => {
    const { piece: colour } = marks[cell]!;
    return colour && colour !== 'human' ? [{ colour, cell }] : [];
  });
  return ok({ shaft: { ...size, rocks, ladders }, human, boxes });
};

const placeOf = (cell: Cell, size: Size) => ({ line: row(cell, size) + 2, column: column(cell, size) + 1 });

export const parseDrawing = (text: string, alphabet: Alphabet): Parsed<State> => {
  const [first = '', ...others] = lines(text);
  const size = parseSize(first);
  if (!size.ok) return size;
  const { width, height } = size.value;
  const rows = withoutEmptyEnd(others, height);
  const found = rows.length;
  if (found !== height) {
    const message = say('Rows expected: {height}, found: {found}.', { height, found });
    return bad(message, { line: Math.min(found, height) + 2, column: 1 });
  }
  const stray = strayIn(rows, width, alphabet);
  if (stray) return { ok: false, problem: stray };
  const marks = rows.flatMap((text) => [...text.padEnd(width)].map((character) => alphabet.get(character)!));
  const state = assemble(marks, size.value);
  return state.ok ? ok(state.value, shortRows(rows, width)) : state;
};

export const parse = (text: string): Parsed<State> => parseDrawing(text, POSITION_LETTERS);

const letters = ({ shaft, human, boxes }: State): readonly string[] => {
  const drawn: string[] = shaft.rocks.map((rock, cell) => (rock ? '#' : shaft.ladders[cell] ? 'H' : ' '));
  for (const { colour, cell } of boxes) drawn[cell] = LETTERS[colour];
  drawn[human] = 'P';
  return drawn;
};

const joined = (drawn: readonly string[], size: Size): readonly string[] =>
  rowsOf(drawn, size).map((letters) => letters.join(''));

/** The letters of a map file; what stands inside a ladder cell hides the ladder. */
export const draw = (state: State): readonly string[] => joined(letters(state), state.shaft);

export const sizeLine = ({ shaft }: State): string => `${shaft.width} ${shaft.height}`;

/** The size and the drawing, with `p` for a human and a capital for a box inside a ladder cell. */
export const format = (state: State): string => {
  const { ladders } = state.shaft;
  const inLadder = (letter: string): string => (letter === 'P' ? 'p' : letter.toUpperCase());
  const drawn = letters(state).map((letter, cell) => (ladders[cell] ? inLadder(letter) : letter));
  return [sizeLine(state), ...joined(drawn, state.shaft)].join('\n');
};
