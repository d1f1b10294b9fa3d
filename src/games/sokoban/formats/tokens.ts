import { type FileLine, isSureRow, readLine } from './lines.ts';

/** A board, a block of moves, or a line of text between them. */
export type Token =
  | { readonly kind: 'board'; readonly lines: readonly FileLine[] }
  | { readonly kind: 'moves'; readonly lines: readonly FileLine[]; readonly insideText: boolean }
  | { readonly kind: 'line'; readonly line: FileLine };

interface RawLine {
  readonly text: string;
  readonly from: number;
}

/** CR LF, CR, LF and form feeds end a line; a last line without an end is a line too. */
function* rawLines(text: string): Generator<RawLine> {
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|[\r\n\f]/g)) {
    yield { text: text.slice(from, index), from };
    from = index + end.length;
  }
  if (from < text.length) yield { text: text.slice(from), from };
}

/** Where comment blocks begin and end. One that is opened again before its end was never closed. */
const commentBlocks = (text: string): ReadonlyMap<number, number> => {
  const blocks = new Map<number, number>();
  let open: number | undefined;
  for (const { index, 1: end } of text.matchAll(/^[; \t]*comment(-end)?[ \t]*:/gim)) {
    if (end && open !== undefined) blocks.set(open, index);
    open = end ? undefined : index;
  }
  return blocks;
};

const noteOf = (text: string, number: number): FileLine => ({ number, text, kind: 'note', rows: [] });

/** What stands behind the key of a line that opens or closes a comment block. */
const afterKey = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

/** Every line by itself; those of a comment block are notes, whatever they look like. */
function* fileLines(text: string): Generator<FileLine> {
  const blocks = commentBlocks(text);
  let blockEnd = -1;
  let number = 0;
  for (const { text: raw, from } of rawLines(text)) {
    number += 1;
    if (from < blockEnd) {
      yield noteOf(raw, number);
    } else if (from === blockEnd || blocks.has(from)) {
      blockEnd = blocks.get(from) ?? -1;
      if (afterKey(raw)) yield noteOf(afterKey(raw), number);
    } else {
      yield readLine(raw, number);
    }
  }
}

/** The top or bottom wall of a board. */
const isCap = (row: string): boolean => /^[ _#-]*$/.test(row);

/** A line of dashes between two closed boards separates them; in an open one it is an empty row. */
const separates = (run: readonly FileLine[], at: number): boolean => {
  const [above, below] = [run[at - 1]?.rows.at(-1), run[at + 1]?.rows[0]];
  return above === undefined || below === undefined || (isCap(above) && isCap(below));
};

const isBoard = (lines: readonly FileLine[]): boolean => {
  const rows = lines.flatMap((line) => line.rows);
  const isFaulty = lines.some(({ problem }) => problem?.severity === 'error');
  const isSure = rows.filter(isSureRow).length >= 2;
  return rows.length >= 3 && (isSure || isFaulty) && rows.some((row) => row.includes('#'));
};

const asText = (line: FileLine): Token => ({
  kind: 'line',
  line: { number: line.number, text: line.text, kind: 'text', rows: [] },
});

/** A board, and the lines around it that could be rows only between others; or nothing but text. */
function* boardToken(run: readonly FileLine[]): Generator<Token> {
  const from = run.findIndex(({ inner }) => !inner);
  const to = run.findLastIndex(({ inner }) => !inner) + 1;
  const lines = from === -1 ? [] : run.slice(from, to);
  if (!isBoard(lines)) {
    yield* run.map(asText);
    return;
  }
  yield* run.slice(0, from).map(asText);
  yield { kind: 'board', lines };
  yield* run.slice(to).map(asText);
}

/** Lines that look like rows, one after another: a board, several of them, or text after all. */
function* boardTokens(run: readonly FileLine[]): Generator<Token> {
  let from = 0;
  for (let at = 0; at <= run.length; at++) {
    const line = run[at];
    if (line && !(line.kind === 'floor' && separates(run, at))) continue;
    yield* boardToken(run.slice(from, at));
    if (line) yield asText(line);
    from = at + 1;
  }
}

/** Text that nothing but a title may stand above, and no text below. */
const movesToken = (lines: readonly FileLine[], next: FileLine | undefined): Token => ({
  kind: 'moves',
  lines,
  insideText: next?.kind === 'text',
});

/** Takes a file apart. Only what follows a board can be moves. */
export function* tokens(text: string): Generator<Token> {
  let [run, moves]: [FileLine[], FileLine[]] = [[], []];
  let seen = false;
  for (const line of fileLines(text)) {
    const drawn = line.kind === 'board' || (line.kind === 'floor' && run.length > 0);
    if (moves.length > 0 && line.kind !== 'moves') {
      yield movesToken(moves, line);
      moves = [];
    }
    if (drawn) {
      run.push(line);
      continue;
    }
    for (const token of boardTokens(run)) {
      seen ||= token.kind === 'board';
      yield token;
    }
    run = [];
    if (line.kind === 'moves' && seen) moves.push(line);
    else yield { kind: 'line', line };
  }
  if (moves.length > 0) yield movesToken(moves, undefined);
  yield* boardTokens(run);
}
