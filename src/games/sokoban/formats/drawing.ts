import { MAX_SIDE, parse } from '../position.ts';
import { type FileLine, isSureRow, NO_ROWS } from './lines.ts';

const PUSHER = /[@+pP]/g;

export const rowsOf = (lines: readonly FileLine[]): readonly string[] => lines.flatMap(({ rows }) => rows);

export const pushersIn = (lines: readonly FileLine[]): number =>
  rowsOf(lines).reduce((sum, row) => sum + (row.match(PUSHER)?.length ?? 0), 0);

/** Whether lines draw a level that can be played. */
const isLevel = (lines: readonly FileLine[]): boolean => {
  if (lines.some(({ problem }) => problem?.severity === 'error')) return false;
  const rows = rowsOf(lines);
  return rows.length <= MAX_SIDE && parse(rows.join('\n')).ok;
};

/** Cells that are looked at for boards that are cut or touch each other, in all of a file: no honest one needs as many. */
const PATIENCE = 5_000_000;

/** How much is looked at where it is not clear where a board begins and ends. After that everything is left as it is. */
export class Patience {
  #left = PATIENCE;

  get isGone(): boolean {
    return this.#left <= 0;
  }

  /** Whether lines draw a level, as long as there is patience. A short row costs as much as the longest. */
  isLevel(lines: readonly FileLine[]): boolean {
    if (this.isGone) return false;
    const rows = rowsOf(lines);
    const widest = rows.reduce((most, row) => Math.max(most, row.length), 1);
    this.#left -= rows.length * widest;
    return isLevel(lines);
  }
}

export const isBoard = (lines: readonly FileLine[]): boolean => {
  const rows = rowsOf(lines);
  const isFaulty = lines.some(({ problem }) => problem?.severity === 'error');
  // Nobody writes several rows in one line but as a board.
  const isSure = rows.filter(isSureRow).length >= 2 || lines.some((line) => line.rows.length >= 3);
  return rows.length >= 3 && (isSure || isFaulty) && rows.some((row) => row.includes('#'));
};

/** A line that looks like a row and is none. */
export const asText = ({ number, text }: FileLine): FileLine => ({ number, text, kind: 'text', rows: NO_ROWS });

/** The columns that a drawing reaches from and to. */
interface Extent {
  readonly left: number;
  readonly right: number;
}

const EMPTY: Extent = { left: Number.POSITIVE_INFINITY, right: 0 };

/** Without the floor at its end. */
const lengthOf = (row: string): number => {
  let length = row.length;
  while (length > 0 && ' _-'.includes(row[length - 1]!)) length -= 1;
  return length;
};

const extended = ({ left, right }: Extent, { rows }: FileLine): Extent => {
  const drawn = rows.filter((row) => row.trim() !== '');
  return {
    left: drawn.reduce((least, row) => Math.min(least, row.search(/[^ _-]/)), left),
    right: drawn.reduce((most, row) => Math.max(most, lengthOf(row)), right),
  };
};

/** Stars with floor before or between them, as no title has it. */
const SET_OUT = /^(?:[ _-]+|\*+[ _-]+(?=\*))\*[ _*-]*$/;

/** Boxes that are home are an ornament outside the walls: rows of them alone, set out, or over the whole board as a frame is. */
const isOrnament = ({ rows }: FileLine, { left, right }: Extent): boolean =>
  rows.every((row) => {
    const isFrame = /^\*+$/.test(row) && row.length >= right && row.length - right <= left;
    return SET_OUT.test(row) || isFrame;
  });

/** Where the board begins and ends in lines that look like rows: above and below are those that are rows only between others. */
export const coreOf = (run: readonly FileLine[]): readonly [from: number, to: number] => {
  let from = run.findIndex(({ inner }) => !inner);
  if (from === -1) return [0, 0];
  let to = run.findLastIndex(({ inner }) => !inner) + 1;
  let extent = run.slice(from, to).reduce(extended, EMPTY);
  const takes = (line: FileLine | undefined): boolean => {
    if (!line || !isOrnament(line, extent)) return false;
    extent = extended(extent, line);
    return true;
  };
  while (takes(run[from - 1])) from -= 1;
  while (takes(run[to])) to += 1;
  return [from, to];
};
