import type { Game } from '../core/game.ts';
import { boardHash } from '../core/identity.ts';
import { errorOf, type Level } from '../core/pack.ts';

/** As much of a game as it takes to tell its levels apart. */
export type Boards<S> = Pick<Game<S, never>, 'parse' | 'draw'>;

const hashOf = <S>(game: Boards<S>, level: Level): string | undefined => {
  const state = errorOf(level) ? undefined : game.parse(level.board);
  return state?.ok ? boardHash(game, state.value) : undefined;
};

/** A pack of thousands takes its time, and is asked for by its saved games, its results and the table. */
const known = new WeakMap<Level, { readonly hash: string | undefined }>();

/** What the results of a level are kept under; undefined where the level cannot be played. */
export const levelHash = <S>(game: Boards<S>, level: Level): string | undefined => {
  const { hash } = known.get(level) ?? { hash: hashOf(game, level) };
  known.set(level, { hash });
  return hash;
};
