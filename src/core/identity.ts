import type { Game } from './game.ts';
import { hash } from './hash.ts';

/** Both are 16 hexadecimal digits. */
export interface Identity {
  /** Of the board as drawn. Results and solved marks are kept under it: it never changes. */
  readonly hash: string;
  /** Of the puzzle, however it is drawn. For finding duplicates only: a better rule may change it. */
  readonly canonical: string;
}

const isBlank = (row: string): boolean => row.trim() === '';

/** A drawing without what surrounds it: blank rows above and below, the common left margin, blanks at row ends. */
const trimmed = (rows: readonly string[]): string => {
  const drawn = rows.filter((row) => !isBlank(row));
  const margin = Math.min(...drawn.map((row) => row.length - row.trimStart().length));
  const [first, last] = [rows.findIndex((row) => !isBlank(row)), rows.findLastIndex((row) => !isBlank(row))];
  return rows
    .slice(Math.max(first, 0), last + 1)
    .map((row) => row.slice(margin).trimEnd())
    .join('\n');
};

/** The drawing that the hash is of. */
export const boardText = <S>(game: Pick<Game<S, never>, 'draw'>, state: S): string => trimmed(game.draw(state));

/** `Identity.hash` alone, which is quickly found. */
export const boardHash = <S>(game: Pick<Game<S, never>, 'draw'>, state: S): string => hash(boardText(game, state));

export const identity = <S>(game: Pick<Game<S, never>, 'draw' | 'canonical'>, state: S): Identity => {
  const drawing = boardText(game, state);
  return { hash: hash(drawing), canonical: hash(game.canonical?.(state) ?? drawing) };
};
