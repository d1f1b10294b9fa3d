import { MAX_SIDE } from '../position.ts';
import { type FileLine, MOST_LETTERS, NO_ROWS, readLines } from './lines.ts';
import { rawLines } from './rawLines.ts';

/** Where comment blocks begin and end. One that is opened again before its end was never closed. */
const commentBlocks = (text: string): ReadonlyMap<number, number> => {
  const blocks = new Map<number, number>();
  let open: number | undefined;
  for (const { index, 1: end } of text.matchAll(/^[>; \t]*comment(-end)?[ \t]*:/gim)) {
    if (end && open !== undefined) blocks.set(open, index);
    open = end ? undefined : index;
  }
  return blocks;
};

const noteOf = (text: string, number: number): FileLine => ({ number, text, kind: 'note', rows: NO_ROWS });

/** What stands behind the key of a line that opens or closes a comment block. */
const afterKey = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

/** What the counts of all lines of a file may stand for. */
const MOST_COUNTED = 8_000_000;

const lettersIn = ({ rows }: FileLine): number => rows.reduce((sum, row) => sum + row.length, 0);

/** Reads lines one after another, until their counts stand for too much. */
const lineReader = (): ((raw: string, number: number, quote: string) => readonly FileLine[]) => {
  let left = MOST_COUNTED;
  return (raw, number, quote) => {
    const lines = readLines(raw, number, quote, Math.min(left, MOST_LETTERS));
    for (const line of lines) left -= Math.max(0, lettersIn(line) - raw.length);
    return lines;
  };
};

/** Every line by itself; those of a comment block are notes, whatever they look like. */
function* fileLines(text: string): Generator<FileLine> {
  const blocks = commentBlocks(text);
  let blockEnd = -1;
  // A block that was quoted as a whole loses its quotes; a quote inside one is the author's.
  let isQuoted = false;
  let number = 0;
  const read = lineReader();
  for (const { text: raw, from, quote } of rawLines(text)) {
    number += 1;
    if (from < blockEnd) {
      yield noteOf(isQuoted ? raw.slice(quote.length) : raw, number);
    } else if (from === blockEnd || blocks.has(from)) {
      blockEnd = blocks.get(from) ?? -1;
      isQuoted = quote !== '';
      if (afterKey(raw)) yield noteOf(afterKey(raw), number);
    } else {
      yield* read(raw, number, quote);
    }
  }
}

/** Twice as many as a board can have rows: the rest is another board that is too large, not more memory. */
const MOST_LINES = 2 * MAX_SIDE;

/** Lines of one class, one after another. */
export interface Block {
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

/** Takes a file apart into what its lines look like by themselves. */
export function* blocks(text: string): Generator<Block> {
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
