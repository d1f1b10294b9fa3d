import type { Game } from './game.ts';
import type { Cell } from './grid.ts';

/** The cells through which moves bring what stands on a cell, from that one on. */
export const wayOf = <S, M>(
  game: Pick<Game<S, M>, 'play' | 'shape'>,
  start: S,
  moves: readonly M[],
  from: Cell,
): readonly Cell[] => {
  const cells = [from];
  let state = start;
  for (const move of moves) {
    const slide = game.shape(state, move).moved?.find((one) => one.from === cells.at(-1));
    if (slide) cells.push(slide.to);
    const next = game.play(state, move);
    if (next === undefined) break;
    state = next;
  }
  return cells;
};
