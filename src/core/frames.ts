import type { Game } from './game.ts';
import type { Frame, View } from './view.ts';

/** A picture as anyone may see it. */
export const seenFrame = <S, M>(game: Game<S, M>, { position, change }: Frame<S>): Frame<View> => ({
  position: game.view(position),
  change,
});

/** Every picture of a legal move that led from one position to another. */
export const framesOf = <S, M>(game: Game<S, M>, before: S, move: M, after: S): readonly Frame<View>[] => {
  const frames = game.frames?.(before, move) ?? [{ position: after, change: game.shape(before, move) }];
  return frames.map((frame) => seenFrame(game, frame));
};
