import type { Attempt, Game } from './game.ts';
import type { Cell, Size } from './grid.ts';
import {
  isUpright,
  type Orientation,
  ownCells,
  ownDirection,
  seenCells,
  seenChange,
  seenDirection,
  seenView,
} from './orientation.ts';
import type { Frame } from './view.ts';

/**
 * The same game looked at otherwise, on boards of one size: every cell and direction that goes in or comes out is one that is
 * seen. Positions, moves and all that is written stay the level's own.
 */
export const turned = <S, M>(game: Game<S, M>, size: Size, orientation: Orientation): Game<S, M> => {
  if (isUpright(orientation)) return game;
  const [seen, own] = [seenCells(size, orientation), ownCells(size, orientation)];
  const ownCell = (cell: Cell): Cell => own[cell] ?? cell;
  const { open, frames, route, targets, advice } = game;
  const framed = (all: readonly Frame<S>[]): readonly Frame<S>[] =>
    all.map((frame) => ({ ...frame, change: seenChange(frame.change, orientation, seen) }));
  const meant = ({ from, to, direction, ...attempt }: Attempt<M>): Attempt<M> => ({
    ...attempt,
    ...(from !== undefined && { from: ownCell(from) }),
    ...(to !== undefined && { to: ownCell(to) }),
    ...(direction && { direction: ownDirection(direction, orientation) }),
  });
  return {
    ...game,
    view: (state) => seenView(game.view(state), orientation, own),
    shape: (state, move) => seenChange(game.shape(state, move), orientation, seen),
    refusal: (state, attempt) => game.refusal(state, meant(attempt)),
    ...(advice && { advice: (state) => advice(state, (direction) => seenDirection(direction, orientation)) }),
    ...(open && { open: (state) => framed(open(state)) }),
    ...(frames && { frames: (state, move) => framed(frames(state, move)) }),
    ...(route && {
      route: (state, from, to, by) => route(state, from === undefined ? undefined : ownCell(from), ownCell(to), by),
    }),
    ...(targets && {
      targets: (state, from, by) => targets(state, ownCell(from), by).map(({ to, cost }) => ({ to: seen[to]!, cost })),
    }),
  };
};
