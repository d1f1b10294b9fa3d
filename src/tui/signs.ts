import type { Cell } from '../core/grid.ts';
import type { Seen } from './seen.ts';

type Rows = readonly string[];

/** Letters at both ends of a row. */
const between = (row: string, signs: string): string => signs.charAt(0) + row.slice(1, -1) + signs.charAt(1);

/** A letter in the middle of the lowest row. */
const dotted = (rows: Rows, sign: string): Rows =>
  rows.map((row, y) => {
    const at = Math.floor((row.length - 1) / 2);
    return y === rows.length - 1 ? row.slice(0, at) + sign + row.slice(at + 1) : row;
  });

/** What is around the top of a cell: the cursor, a good move, or else where the last move went. */
const topSign = ({ cursor, last, hint }: Seen, cell: Cell): string | undefined => {
  if (cell === cursor) return '[]';
  if (hint && (cell === hint.from || cell === hint.to)) return '!!';
  return cell === last?.to ? '::' : undefined;
};

/** What is around its foot: that it is selected, or that it can be taken. */
const footSign = ({ selected, marks }: Seen, cell: Cell): string | undefined => {
  if (cell === selected) return '><';
  return marks.some(({ to }) => to === cell) ? '++' : undefined;
};

/** The one who is to move knows whose doll he has chosen. */
const compactSign = ({ cursor, selected, view }: Seen, cell: Cell): string | undefined => {
  if (cell === selected) return '><';
  return cell === cursor && view.pieces[cell] === undefined ? '[]' : undefined;
};

const withDots = (rows: Rows, { marks, last }: Seen, cell: Cell): Rows => {
  if (marks.some(({ to }) => to === cell)) return dotted(rows, '+');
  return cell === last?.from ? dotted(rows, ':') : rows;
};

/** In a puzzle: where what is selected can go or would be lost, and where a hint leads. */
const puzzleSign = ({ marks, hint, dead = [] }: Seen, cell: Cell): string | undefined => {
  if (cell === hint?.to) return '!';
  if (dead.includes(cell)) return 'x';
  return marks.some(({ to }) => to === cell) ? '+' : undefined;
};

/** In a puzzle, a sign if there is nothing else to be seen, and on what is lost. */
export const withDot = (rows: Rows, seen: Seen, cell: Cell): Rows => {
  if (seen.stuck?.includes(cell)) return dotted(rows, 'x');
  const isBlank = rows.at(-1)?.trim() === '';
  const sign = isBlank && cell !== seen.cursor ? puzzleSign(seen, cell) : undefined;
  return sign === undefined ? rows : dotted(rows, sign);
};

/**
 * On a board for two, signs for those who do not see colours, nor what is inverse or underlined: each another one, around what stands there
 * and in the middle of what is empty. A compact cell has room for one of them, and for none where it has to be seen
 * whose piece that is: there the terminal has to do what it can with inverse and underlined letters.
 */
export const withSigns = (rows: Rows, seen: Seen, cell: Cell): Rows => {
  const isEmpty = seen.view.pieces[cell] === undefined;
  const [top, foot] = [topSign(seen, cell), isEmpty ? undefined : footSign(seen, cell)];
  const signed = isEmpty ? withDots(rows, seen, cell) : rows;
  if (rows.length === 1) return [compactSign(seen, cell) ?? signed[0]!];
  return signed.map((row, y) => {
    const sign = y === 0 ? top : y === rows.length - 1 ? foot : undefined;
    return sign === undefined ? row : between(row, sign);
  });
};
