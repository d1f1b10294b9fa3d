import type { State } from '../rules.ts';
import { listMoves } from './moves.ts';
import { MOST_MOVES } from './order.ts';
import { type Search, SURE, WIN } from './search.ts';
import { lineFrom } from './think.ts';

/** A move of whoever is to move, and what is thought of it. */
export interface Root {
  readonly move: number;
  /** What it is worth to him; of one that is not among those wanted, no more than that. */
  readonly score: number;
  /** What both would play, this move first. */
  readonly line: readonly number[];
}

/** How many moves are wanted, and no more than so far below the best. */
export interface Wanted {
  readonly lines: number;
  readonly margin: number;
}

/** Nodes between two moments at which whoever asked may have his say. */
const SLICE = 8192;

/** How far a window around the last score is opened to each side at first. */
const WINDOW = 40;

/** From this depth on the last score tells something. */
const STEADY = 4;

/** More than any score, or less. */
const NOBODY = -WIN;

/** The moves of a position, each with a score of its own: looked at ever further ahead, the best first. */
export class Roots {
  readonly search: Search;
  /** As they were when all of them had been looked at, the best first. */
  all: readonly Root[];
  /** How many plies that was ahead. */
  depth = 0;
  /** At so many nodes it does not go on. */
  most = Number.POSITIVE_INFINITY;
  /** At so many it yields. */
  #pause = SLICE;
  /** Scores of moves of which others have proven that they win or lose. */
  readonly #known = new Map<number, number>();

  constructor(search: Search, state: State) {
    this.search = search;
    search.board.read(state);
    search.nodes = 0;
    const moves = new Int32Array(MOST_MOVES);
    const count = listMoves(search.board, moves);
    this.all = Array.from(moves.subarray(0, count), (move) => ({ move, score: 0, line: [move] }));
  }

  /** Somebody has proven that a move wins or loses, within so many plies if he has counted them. */
  learn(move: number, wins: boolean, plies = WIN - SURE - 1): void {
    this.#known.set(move, wins ? WIN - plies : plies - WIN);
    this.#set(this.all);
  }

  /** What is certain counts as such, also where the search does not see it; of two who know, whoever sees the end sooner. */
  #set(roots: readonly Root[]): void {
    const certain = ({ move, score }: Root): number => {
      const known = this.#known.get(move) ?? score;
      return Math.abs(known) > Math.abs(score) ? known : score;
    };
    const scored = roots.map((root) => ({ ...root, score: certain(root) }));
    this.all = scored.sort((one, other) => other.score - one.score);
  }

  /** Looks one ply further ahead at every move, and yields after every slice. */
  *deepen({ lines, margin }: Wanted): Generator<void, void, void> {
    const depth = this.depth + 1;
    const found: Root[] = [];
    const scores: number[] = [];
    for (const root of this.all) {
      const low = Math.max(scores[lines - 1] ?? NOBODY, (scores[0] ?? NOBODY) - margin, NOBODY);
      const judged = this.#known.has(root.move) ? root : yield* this.#judge(root, depth, low);
      found.push(judged);
      scores.push(judged.score);
      scores.sort((one, other) => other - one);
    }
    this.depth = depth;
    this.#set(found);
  }

  /** Whoever is not better than what is enough already is not looked at any closer. */
  *#judge(root: Root, depth: number, low: number): Generator<void, Root, void> {
    const { move } = root;
    if (low > NOBODY) {
      const most = yield* this.#ask(move, depth, low, low + 1);
      // Behind whoever has exactly that much.
      if (most <= low) return { ...root, score: Math.min(most, low - 1) };
    }
    const score = yield* this.#narrow(root, depth, low);
    return { move, score, line: [move, ...this.#lineAfter(move, depth - 1)] };
  }

  /** In a window around the last score, which is opened wider until the score lies in it. */
  *#narrow({ move, score: last }: Root, depth: number, least: number): Generator<void, number, void> {
    for (let wide = depth < STEADY ? 2 * WIN : WINDOW; ; wide *= 4) {
      const low = Math.max(least, Math.min(last - wide, WIN - wide));
      const high = Math.min(WIN, Math.max(last, low) + wide);
      const score = yield* this.#ask(move, depth, low, high);
      if ((score > low || low === least) && (score < high || high === WIN)) return score;
    }
  }

  /** What was cut off is begun again: the table remembers most of it. */
  *#ask(move: number, depth: number, low: number, high: number): Generator<void, number, void> {
    const { search } = this;
    for (;;) {
      search.isStopped = false;
      // Something has to be thought.
      search.end = depth === 1 ? Number.POSITIVE_INFINITY : Math.min(this.most, this.#pause);
      const score = search.worth(move, depth, low, high);
      if (!search.isStopped) return score;
      yield;
      this.#pause = search.nodes + SLICE;
    }
  }

  #lineAfter(move: number, most: number): readonly number[] {
    const { board } = this.search;
    board.play(move);
    const line = lineFrom(this.search, most);
    board.takeBack();
    return line;
  }
}
