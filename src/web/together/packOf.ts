import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import type { Opened } from '../../play/packs/opened.ts';

/** The board of a match as a pack of its own: by the name that it has among those of the game, if it is one of them. */
export const packOf = (game: AnyGame, board: string): Opened => {
  const known = game.packs.flatMap(({ pack }) => pack.levels).find((level) => level.board === board);
  const level: Level = known ?? { title: '', board, lines: [], problems: [] };
  return { game, name: 'together', pack: { title: game.title, levels: [level], problems: [] } };
};
