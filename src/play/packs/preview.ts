import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import type { View } from '../../core/view.ts';

/** A level as its author drew it, before anything settles; undefined when it cannot be read. */
export const drawnView = (game: AnyGame, { board }: Pick<Level, 'board'>): View | undefined => {
  const state = game.parse(board);
  return state.ok ? game.view(state.value) : undefined;
};
