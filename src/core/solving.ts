import type { Engine, Improver } from './engine.ts';
import type { Cell } from './grid.ts';
import type { Parsed } from './parsed.ts';

/** A puzzle as whoever solves it knows it, without its pictures and levels: all that a worker has to fetch. */
export interface Solvable<State> {
  /** The game's. */
  readonly id: string;
  parse(text: string): Parsed<State>;
  /** What can think about this game, the first being the usual choice. Loaded only when somebody asks. */
  engines(): Promise<readonly Engine<State>[]>;
  /** What makes solutions better. Loaded only when somebody asks. */
  improver?(): Promise<Improver<State>>;
}

/** A puzzle whose State is nobody's business but its own. */
export type AnySolvable = Solvable<unknown>;

/** What can be told of a position of a puzzle without looking ahead. It is never wrong: what it tells of cannot be solved, wherever the worker stands. */
export interface Warner<State> {
  /** From these cells a thing never comes to where it belongs, whatever else is done. */
  dead(state: State): readonly Cell[];
  /** What stands on these never comes to where it belongs any more. */
  stuck(state: State): readonly Cell[];
}
