import { type Move, moves, outcome, play, pushedBox, type State } from '../../src/games/sokoban/rules.ts';

/** Whether a search may go this way. */
export type Allowed = (before: State, move: Move) => boolean;

const keyOf = ({ pusher, boxes }: State): string => [pusher, ...boxes.toSorted((a, b) => a - b)].join();

const isPush = (state: State, move: Move): boolean => pushedBox(state, move) >= 0;

const after = (state: State, isWanted: Allowed): readonly State[] =>
  moves(state)
    .filter((move) => isWanted(state, move))
    .map((move) => play(state, move)!);

/**
 * The fewest pushes that solve a level, by the readable rules alone; undefined when nothing does.
 * Plain breadth first, a layer for each number of pushes: all walks of a layer come before its pushes.
 */
export const fewestPushes = (start: State, isAllowed: Allowed = () => true): number | undefined => {
  const seen = new Set<string>();
  const isNew = (state: State): boolean => seen.size < seen.add(keyOf(state)).size;
  const isWalk: Allowed = (state, move) => !isPush(state, move);
  const isAllowedPush: Allowed = (state, move) => isPush(state, move) && isAllowed(state, move);
  let layer = [start].filter(isNew);
  for (let pushes = 0; layer.length > 0; pushes++) {
    // It grows while it is gone through.
    for (const state of layer) layer.push(...after(state, isWalk).filter(isNew));
    if (layer.some(outcome)) return pushes;
    layer = layer.flatMap((state) => after(state, isAllowedPush)).filter(isNew);
  }
  return undefined;
};

/** The fewest moves that solve a level, by the readable rules alone; undefined when nothing does. */
export const fewestMoves = (start: State): number | undefined => {
  const seen = new Set<string>();
  const isNew = (state: State): boolean => seen.size < seen.add(keyOf(state)).size;
  let layer = [start].filter(isNew);
  for (let count = 0; layer.length > 0; count++) {
    if (layer.some(outcome)) return count;
    layer = layer.flatMap((state) => after(state, () => true)).filter(isNew);
  }
  return undefined;
};

/** A position, and how many pushes led there. */
interface Counted {
  readonly state: State;
  readonly pushes: number;
}

const afterEach = ({ state, pushes }: Counted): readonly Counted[] =>
  moves(state).map((move) => ({ state: play(state, move)!, pushes: pushes + (isPush(state, move) ? 1 : 0) }));

/** The fewest moves that solve a level, and the fewest pushes that as many moves can have. */
export const fewestMovesAndPushes = (start: State): { readonly moves: number; readonly pushes: number } | undefined => {
  const seen = new Set<string>();
  let layer: readonly Counted[] = [{ state: start, pushes: 0 }];
  for (let count = 0; layer.length > 0; count++) {
    const solved = layer.filter(({ state }) => outcome(state));
    if (solved.length > 0) return { moves: count, pushes: Math.min(...solved.map(({ pushes }) => pushes)) };
    for (const { state } of layer) seen.add(keyOf(state));
    // A start with all boxes home is come back to when it is solved.
    const next = layer.flatMap(afterEach).filter(({ state }) => outcome(state) || !seen.has(keyOf(state)));
    const fewest = next.toSorted((a, b) => b.pushes - a.pushes).map((each) => [keyOf(each.state), each] as const);
    layer = [...new Map(fewest).values()];
  }
  return undefined;
};

/** No box is pushed off a goal. */
export const leavesHomeAlone: Allowed = (before, move) => {
  const box = before.boxes[pushedBox(before, move)];
  return box === undefined || !before.warehouse.goals[box];
};
