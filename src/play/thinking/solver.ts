import type { Answer, Solution } from '../../core/engine.ts';
import type { Thrift } from '../../core/thrift.ts';
import type { Listener, Stop, Subject } from './thinker.ts';

/** A position of a puzzle that is to be solved. */
export interface Riddle extends Subject {
  /** A solution of any length will do: it is found much sooner. */
  readonly isAny: boolean;
  /** Solutions of the same level that are known, from wherever. */
  readonly known?: readonly Solution[];
  /** Milliseconds that it may take. */
  readonly ms: number;
}

/** A line that solves a position, to be made better. */
export interface Draft extends Subject {
  readonly moves: string;
  readonly aim: Thrift;
  readonly ms: number;
}

/** What is known so far: how many positions were looked at, and in the end the answer. */
export interface Solving {
  readonly nodes: number;
  readonly answer?: Answer;
}

/** The same of a line that is made better: in the end the better one, or as good a one. */
export interface Improving {
  readonly nodes: number;
  readonly moves?: string;
}

/** Whoever solves puzzles beside the game, so that no key is late. What he answers is replayed before it is believed. */
export interface Solver {
  solve(riddle: Riddle, listener: Listener<Solving>): Stop;
  improve(draft: Draft, listener: Listener<Improving>): Stop;
}
