import type { State } from '../rules.ts';
import { type Search, SURE, WIN } from './search.ts';

/** What is thought of a position after looking so many plies ahead. */
export interface Thought {
  readonly depth: number;
  /** For whoever is to move. */
  readonly score: number;
  readonly nodes: number;
  /** What both sides would play. */
  readonly line: readonly number[];
}

export interface Limits {
  readonly depth?: number;
  readonly nodes?: number;
}

/** Nodes between two moments at which whoever asked may have his say. */
const SLICE = 16_384;

/** How far a window around the last score is opened to each side at first. */
const WINDOW = 30;

/** From this depth on the last score tells something. */
const STEADY = 5;

/** What both sides would play, as far as the table knows it. */
export const lineFrom = (search: Search, most: number): readonly number[] => {
  const { board } = search;
  const line: number[] = [];
  while (line.length < most && !board.isOver) {
    const { best } = search;
    if (best < 0) break;
    line.push(best);
    board.play(best);
  }
  for (const _ of line) board.takeBack();
  return line;
};

/** Looks to a depth, and yields whenever a slice is over. What was cut off is begun again: the table remembers most of it. */
function* lookTo(search: Search, depth: number, [low, high]: readonly [number, number]): Generator<void, number, void> {
  for (;;) {
    search.isStopped = false;
    // Something has to be thought.
    search.end = depth === 1 ? Number.POSITIVE_INFINITY : Math.min(search.most, search.nodes + SLICE);
    const score = search.look(depth, low, high);
    if (!search.isStopped) return score;
    yield;
  }
}

/** Looks to a depth in a window around the last score, which is opened wider until the score lies in it. */
function* lookAround(search: Search, depth: number, last: number): Generator<void, number, void> {
  if (depth < STEADY) return yield* lookTo(search, depth, [-WIN, WIN]);
  let [low, high] = [last - WINDOW, last + WINDOW];
  for (let wider = 4 * WINDOW; ; wider *= 4) {
    const score = yield* lookTo(search, depth, [low, high]);
    if (score > low && score < high) return score;
    if (score <= low) low = Math.max(-WIN, last - wider);
    else high = Math.min(WIN, last + wider);
  }
}

/** Looks ever further ahead, and tells after every slice what is thought so far. */
export function* think(search: Search, state: State, limits: Limits = {}): Generator<Thought, Thought, void> {
  const { depth = 100, nodes = Number.POSITIVE_INFINITY } = limits;
  search.board.read(state);
  search.nodes = 0;
  search.most = nodes;
  let thought: Thought = { depth: 0, score: 0, nodes: 0, line: [] };
  for (let ahead = 1; ahead <= depth && Math.abs(thought.score) < SURE; ahead++) {
    const looking = lookAround(search, ahead, thought.score);
    let step = looking.next();
    for (; !step.done; step = looking.next()) {
      // A better move that was found since the last depth is not forgotten.
      thought = { ...thought, nodes: search.nodes, line: lineFrom(search, ahead) };
      if (search.nodes >= nodes) return thought;
      yield thought;
    }
    thought = { depth: ahead, score: step.value, nodes: search.nodes, line: lineFrom(search, ahead) };
    yield thought;
    if (search.nodes >= nodes) break;
  }
  return thought;
}

/** Thinks to the end of what it may. */
export const thinkThrough = (search: Search, state: State, limits: Limits): Thought => {
  const thinking = think(search, state, limits);
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
};
