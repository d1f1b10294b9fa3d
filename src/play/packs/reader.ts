import type { AnyGame } from '../../core/game.ts';
import type { Format } from '../../core/pack.ts';

/** A game with the kinds of level file that it reads. */
export interface Reader {
  readonly game: AnyGame;
  readonly formats: readonly Format[];
}

export const readerOf = async (game: AnyGame): Promise<Reader> => ({ game, formats: (await game.formats?.()) ?? [] });

/** They are fetched when a file is to be read, and handed to whoever reads. */
export const readersOf = (games: readonly AnyGame[]): Promise<readonly Reader[]> => Promise.all(games.map(readerOf));
