import type { Target, Thrift } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { BoxSearch } from './boxSearch.ts';
import { freeCellsOf, Walks } from './freeCells.ts';
import type { Move, State } from './rules.ts';

/** The fewest moves that walk the pusher to a cell, pushing nothing. */
export const walk = (state: State, to: Cell): readonly Move[] | undefined => {
  const walks = new Walks(freeCellsOf(state));
  walks.start(state.pusher, [to]);
  return walks.distance(to) === undefined ? undefined : walks.path(to);
};

/** The moves that push a box to a cell, with the fewest moves or the fewest pushes; the other figure breaks ties. */
const pushTo = (state: State, box: Cell, to: Cell, by: Thrift): readonly Move[] | undefined => {
  const search = new BoxSearch(state, box);
  for (const stage of search.ways(by)) if (stage.box === to) return search.movesTo(stage);
  return undefined;
};

/** Every cell a box can be pushed to while the others stand still. */
export const targets = (state: State, box: Cell, by: Thrift): readonly Target[] => {
  if (!state.boxes.includes(box)) return [];
  return [...new BoxSearch(state, box).ways(by)]
    .filter((stage) => stage.pushes > 0)
    .map(({ box: to, moves, pushes }) => ({ to, cost: { moves, pushes } }));
};

export const route = (state: State, from: Cell | undefined, to: Cell, by: Thrift): readonly Move[] | undefined => {
  if (from === undefined) return walk(state, to);
  return state.boxes.includes(from) ? pushTo(state, from, to, by) : undefined;
};
