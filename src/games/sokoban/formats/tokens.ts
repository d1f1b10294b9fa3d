import { say, warning } from '../../../core/parsed.ts';
import { MAX_SIDE } from '../position.ts';
import { type FileLine, isSureRow, NO_ROWS, readLines } from './lines.ts';
import { rawLines } from './rawLines.ts';

/** Lines that can be moves. Text directly below makes that less likely. */
export interface MovesToken {
  readonly kind: 'moves';
  readonly lines: readonly FileLine[];
  readonly insideText: boolean;
}

/** A board, a block of moves, or a line of text between them. */
export type Token =
  | { readonly kind: 'board'; readonly lines: readonly FileLine[] }
  | MovesToken
  | { readonly kind: 'line'; readonly line: FileLine };

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

const noteOf = (text: string, number: number): FileLine => ({ number, text, kind: 'note', rows: NO_ROWS });

/** What stands behind the key of a line that opens or closes a comment block. */
const afterKey = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

/** Every line by itself; those of a comment block are notes, whatever they look like. */
function* fileLines(text: string): Generator<FileLine> {
  const blocks = commentBlocks(text);
  let blockEnd = -1;
  let number = 0;
  for (const { text: raw, from, quote } of rawLines(text)) {
    number += 1;
    if (from < blockEnd) {
      yield noteOf(raw, number);
    } else if (from === blockEnd || blocks.has(from)) {
      blockEnd = blocks.get(from) ?? -1;
      if (afterKey(raw)) yield noteOf(afterKey(raw), number);
    } else {
      yield* readLines(raw, number, quote);
    }
  }
}

/** The top or bottom wall of a board. */
const isCap = (row: string): boolean => /^[ _#-]*$/.test(row);

/** Whether a line that is a row only between rows stands between two closed boards. */
const mayDivide = (run: readonly FileLine[], at: number): boolean => {
  const { kind, inner } = run[at]!;
  const [above, below] = [run[at - 1]?.rows.at(-1), run[at + 1]?.rows[0]];
  if (above === undefined || below === undefined) return kind === 'floor';
  return (kind === 'floor' || inner === true) && isCap(above) && isCap(below);
};

const isBoard = (lines: readonly FileLine[]): boolean => {
  const rows = lines.flatMap((line) => line.rows);
  const isFaulty = lines.some(({ problem }) => problem?.severity === 'error');
  const isSure = rows.filter(isSureRow).length >= 2;
  return rows.length >= 3 && (isSure || isFaulty) && rows.some((row) => row.includes('#'));
};

const asText = ({ number, text }: FileLine): Token => ({
  kind: 'line',
  line: { number, text, kind: 'text', rows: NO_ROWS },
});

/** Walls that make no board are worth a word: something in them, or between them, is not as their author thinks. */
function* textTokens(run: readonly FileLine[]): Generator<Token> {
  const [first, ...others] = run.map(asText);
  if (first?.kind !== 'line') return;
  const sure = run.flatMap(({ rows }) => rows).filter(isSureRow);
  const isSuspect = sure.length >= 2 && sure.some((row) => row.includes('###'));
  const problem = warning(say('These rows are no board: they are read as text.'), {
    line: first.line.number,
    column: 1,
  });
  yield isSuspect ? { kind: 'line', line: { ...first.line, problem } } : first;
  yield* others;
}

/** A board, and the lines around it that could be rows only between others; or nothing but text. */
function* boardToken(run: readonly FileLine[]): Generator<Token> {
  const from = run.findIndex(({ inner }) => !inner);
  const to = run.findLastIndex(({ inner }) => !inner) + 1;
  const lines = from === -1 ? [] : run.slice(from, to);
  if (!isBoard(lines)) {
    yield* textTokens(run);
    return;
  }
  yield* run.slice(0, from).map(asText);
  yield { kind: 'board', lines };
  yield* run.slice(to).map(asText);
}

/** Lines that look like rows, one after another: a board, several of them with a line between each two, or text. */
function* boardTokens(run: readonly FileLine[]): Generator<Token> {
  const dividers = [...run.keys()].filter((at) => mayDivide(run, at));
  let from = 0;
  for (const [index, at] of dividers.entries()) {
    const next = run.slice(at + 1, dividers[index + 1] ?? run.length);
    if (!isBoard(run.slice(from, at)) || !isBoard(next)) continue;
    yield* boardToken(run.slice(from, at));
    yield asText(run[at]!);
    from = at + 1;
  }
  yield* boardToken(run.slice(from));
}

/** Twice as many as a board can have rows: the rest is another board that is too large, not more memory. */
const MOST_LINES = 2 * MAX_SIDE;

/** Lines of one class, one after another. */
interface Block {
  readonly kind: 'drawn' | 'moves' | 'other';
  readonly lines: FileLine[];
  readonly next: FileLine | undefined;
}

const isPartOf = ({ kind, lines }: Omit<Block, 'next'>, line: FileLine): boolean => {
  if (kind === 'drawn') return (line.kind === 'board' || line.kind === 'floor') && lines.length < MOST_LINES;
  return kind === 'moves' && line.kind === 'moves';
};

const blockKind = ({ kind }: FileLine): Block['kind'] => {
  if (kind === 'board') return 'drawn';
  return kind === 'moves' ? 'moves' : 'other';
};

function* blocks(text: string): Generator<Block> {
  let block: Omit<Block, 'next'> | undefined;
  for (const line of fileLines(text)) {
    if (block && isPartOf(block, line)) {
      block.lines.push(line);
      continue;
    }
    if (block) yield { ...block, next: line };
    block = { kind: blockKind(line), lines: [line] };
  }
  if (block) yield { ...block, next: undefined };
}

const asLine = (line: FileLine): Token => ({ kind: 'line', line });

/** Takes a file apart. Only what follows a board can be moves. */
export function* tokens(text: string): Generator<Token> {
  let seen = false;
  for (const { kind, lines, next } of blocks(text)) {
    if (kind === 'drawn') {
      for (const token of boardTokens(lines)) {
        seen ||= token.kind === 'board';
        yield token;
      }
    } else if (kind === 'moves' && seen) {
      yield { kind: 'moves', lines, insideText: next?.kind === 'text' };
    } else {
      yield* lines.map(asLine);
    }
  }
}
