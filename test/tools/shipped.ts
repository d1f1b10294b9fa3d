import type { AnyGame } from '../../src/core/game.ts';
import type { Level } from '../../src/core/pack.ts';

/** Every level that comes with a game. */
export const shippedLevels = ({ packs }: Pick<AnyGame, 'packs'>): readonly Level[] =>
  packs.flatMap(({ pack }) => pack.levels);

/** Those that are fetched later, too. */
export const everyLevel = async (game: Pick<AnyGame, 'packs' | 'laterPacks'>): Promise<readonly Level[]> => {
  const later = await Promise.all((game.laterPacks ?? []).map(({ load }) => load()));
  return [...shippedLevels(game), ...later.flatMap(({ levels }) => levels)];
};
