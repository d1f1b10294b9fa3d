import { type Cell, column, neighbour } from '../../../core/grid.ts';
import type { Frame } from '../../../core/view.ts';
import { boxAt, type State } from '../position.ts';
import { frames, type Move, shape } from '../rules.ts';

/** What can be counted of a solution, move by move. */
export interface Figures {
  readonly moves: number;
  readonly pushes: number;
  /** Pushes of another box than the last one; the first is one. */
  readonly changes: number;
  /** Pushes that take a box away from the nearest one of its colour. */
  readonly partings: number;
  /** Pushes over an edge: what has fallen never comes up again. */
  readonly falls: number;
  /** Moves after which a box has come to rest on his head. */
  readonly hats: number;
  /** Vanishings that another vanishing has set off. */
  readonly chains: number;
}

const NONE: Figures = { moves: 0, pushes: 0, changes: 0, partings: 0, falls: 0, hats: 0, chains: 0 };

/** Where a thing is after all that happened; undefined when it has vanished. */
const follow = (cell: Cell, ticks: readonly Frame<State>[]): Cell | undefined => {
  let at = cell;
  for (const { change } of ticks) {
    if (change.gone?.includes(at)) return undefined;
    at = change.moved?.find(({ from }) => from === at)?.to ?? at;
  }
  return at;
};

/** How many columns away the nearest other box of a colour is. */
const gap = ({ shaft, boxes }: State, colour: string, [box, at]: readonly [Cell, Cell]): number =>
  Math.min(
    ...boxes
      .filter((other) => other.colour === colour && other.cell !== box)
      .map(({ cell }) => Math.abs(column(cell, shaft) - column(at, shaft))),
  );

const isParting = (state: State, from: Cell, to: Cell): boolean => {
  const { colour } = boxAt(state, from)!;
  return gap(state, colour, [from, to]) > gap(state, colour, [from, from]);
};

const isLaden = (state: State): boolean => boxAt(state, neighbour(state.human, 'up', state.shaft)) !== undefined;

/** A move of a solution, with all that follows from it. */
interface Passage {
  readonly before: State;
  readonly move: Move;
  readonly ticks: readonly Frame<State>[];
  readonly after: State;
}

const figuresOfPush = ({ before, move, ticks }: Passage, held: Cell | undefined): Partial<Figures> => {
  const [, push] = shape(before, move).moved ?? [];
  if (!push) return {};
  const isFall = ticks.some(
    ({ change }) => change.happening === 'fall' && change.moved?.some(({ from }) => from === push.to),
  );
  return {
    pushes: 1,
    changes: Number(push.from !== held),
    partings: Number(isParting(before, push.from, push.to)),
    falls: Number(isFall),
  };
};

const figuresOfPassage = (passage: Passage, held: Cell | undefined): Figures => {
  const vanishings = passage.ticks.filter(({ change }) => change.happening === 'vanish').length;
  return {
    ...NONE,
    ...figuresOfPush(passage, held),
    moves: 1,
    hats: Number(isLaden(passage.after) && !isLaden(passage.before)),
    chains: Math.max(0, vanishings - 1),
  };
};

const sum = (one: Figures, other: Figures): Figures => ({
  moves: one.moves + other.moves,
  pushes: one.pushes + other.pushes,
  changes: one.changes + other.changes,
  partings: one.partings + other.partings,
  falls: one.falls + other.falls,
  hats: one.hats + other.hats,
  chains: one.chains + other.chains,
});

/** What is counted of moves that the rules allow, and every position that they lead through, the first one included. */
export const figuresOf = (
  start: State,
  moves: readonly Move[],
): { readonly figures: Figures; readonly states: readonly State[] } => {
  const states = [start];
  let figures = NONE;
  let held: Cell | undefined;
  for (const move of moves) {
    const before = states.at(-1)!;
    const ticks = frames(before, move);
    const after = ticks.at(-1)!.position;
    figures = sum(figures, figuresOfPassage({ before, move, ticks, after }, held));
    const [, push] = shape(before, move).moved ?? [];
    const touched = push?.from ?? held;
    held = touched === undefined ? undefined : follow(touched, ticks);
    states.push(after);
  }
  return { figures, states };
};
