import type { AnyGame } from '../../src/core/game.ts';
import type { Level } from '../../src/core/pack.ts';

/** Every level that comes with a game. */
export const shippedLevels = ({ packs }: Pick<AnyGame, 'packs'>): readonly Level[] =>
  packs.flatMap(({ pack }) => pack.levels);
