import type { AnyGame } from '../core/game.ts';
import { cellAt } from '../core/grid.ts';
import type { View } from '../core/view.ts';

const letterOf = ({ looks }: AnyGame, piece: string | undefined): string =>
  piece === undefined ? '.' : looks[piece]!.glyph;

/** Rows as the screens have them, with the names of ranks to the left and of files below. */
const namedRows = (game: AnyGame, view: View, nameOf: NonNullable<AnyGame['cellName']>): readonly string[] => {
  const { width, height, pieces } = view;
  const name = (x: number, y: number): string => nameOf(cellAt(x, y, view)!, view);
  const [columns, rows] = [Array.from({ length: width }, (_, x) => x), Array.from({ length: height }, (_, y) => y)];
  const ranks = rows.map((y) => name(0, y).replace(/^\D+/, ''));
  const margin = Math.max(...ranks.map(({ length }) => length));
  const drawn = rows.map((y) => columns.map((x) => letterOf(game, pieces[cellAt(x, y, view)!])).join(''));
  const files = columns.map((x) => name(x, 0).replace(/\d+$/, '')).join('');
  return [...drawn.map((row, y) => `${ranks[y]!.padStart(margin)} ${row}`), `${' '.repeat(margin)} ${files}`];
};

/** A board for people to read: in the letters of level authors, or, where cells have names, the way the screens show it. */
export const boardText = (game: AnyGame, state: unknown): readonly string[] =>
  game.cellName ? namedRows(game, game.view(state), game.cellName) : game.draw(state);
