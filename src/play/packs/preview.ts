import type { AnyGame } from '../../core/game.ts';
import { seenView } from '../../core/orientation.ts';
import type { Level } from '../../core/pack.ts';
import type { View } from '../../core/view.ts';
import { rulesOfTask } from '../task/taskGame.ts';

/** A level as its author drew it, before anything settles; undefined when it cannot be read. */
export const drawnView = (game: AnyGame, { board }: Pick<Level, 'board'>): View | undefined => {
  const state = game.parse(board);
  return state.ok ? game.view(state.value) : undefined;
};

/** The same, or another position of it, as it lies before whoever plays it: in a task one's own is below. */
export const lyingView = (
  game: AnyGame,
  level: Pick<Level, 'board'>,
  view = drawnView(game, level),
): View | undefined => {
  const lie = game.isTask ? rulesOfTask(game, level).below?.[0] : undefined;
  return view && lie ? seenView(view, lie) : view;
};
