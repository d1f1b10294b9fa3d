import type { Message } from './parsed.ts';
import type { Thrift } from './thrift.ts';

/** What is wanted of a solution: the fewest of something, or any, found soon. */
export type Aim = Thrift | 'any';

/** Which of several who think about one position at the same time somebody is, counted from 0. */
export interface Lane {
  readonly index: number;
  readonly of: number;
}

/** A line that solves a position, both as they are written. */
export interface Solution {
  readonly position: string;
  readonly moves: string;
}

/** What an engine may spend. Without a limit of time or positions it goes on until it knows. */
export interface Task {
  /** The time in milliseconds: an engine asks nobody else for it. */
  now(): number;
  readonly ms?: number;
  /** How many positions it may come to know. */
  readonly nodes?: number;
  /** How many bytes its tables may take; an engine has a limit of its own where none is given. */
  readonly memory?: number;
  /** Lines that are known to solve the level from somewhere: any solution may come upon one of them and go on with it. */
  readonly known?: readonly Solution[];
  /** Others think about the same elsewhere: it tries only what falls to this lane. */
  readonly lane?: Lane;
  /** Memory that all lanes share for what one knows and others can use, a power of two of bytes; all 0 at first. */
  readonly shared?: ArrayBufferLike;
}

/** How far an engine is. */
export interface Progress {
  readonly nodes: number;
}

/** What an engine came to. Every line has to be replayed by the rules before it is believed. */
export type Answer =
  /** A line in the game's notation; proven when there is no better one, in the sense of the engine's title. */
  | { readonly kind: 'line'; readonly moves: string; readonly proven: boolean; readonly nodes: number }
  /** There is no line, which is proven: an engine that is not sure gives up. */
  | { readonly kind: 'none'; readonly reason: Message; readonly nodes: number }
  | { readonly kind: 'gaveUp'; readonly reason: Message; readonly nodes: number };

/** Something that thinks about positions of a game: a solver, an opponent. */
export interface Engine<State> {
  readonly id: string;
  readonly title: string;
  readonly aim: Aim;
  /** In how many lanes it can think, each of which tries something else; one when absent. */
  readonly lanes?: number;
  /** Thinks about a position at rest. It yields every few milliseconds: to stop it, ask no further. */
  think(state: State, task: Task): Generator<Progress, Answer, void>;
}

/** How far an improver is: the best line so far, in the game's notation. */
export interface Improvement extends Progress {
  readonly moves: string;
}

/** Something that makes a solution shorter, whoever has found it. */
export interface Improver<State> {
  /**
   * Begins with a line that solves the position, and ends with the best that it has come to. It yields every few milliseconds: to
   * stop it, ask no further. Every line has to be replayed by the rules before it is believed.
   */
  improve(state: State, moves: string, by: Thrift, task: Task): Generator<Improvement, string, void>;
}

/** Somebody who listens to the lines of a protocol for engines, and answers. */
export interface Talk {
  /** What is said at once to a line. */
  hear(line: string): Promise<readonly string[]>;
  /** What is thought about: lines that are said meanwhile, the last ones with the answer. It yields every few milliseconds. */
  readonly thinking: Generator<readonly string[], readonly string[], void> | undefined;
  /** Whether all has been said. */
  readonly isOver: boolean;
}
