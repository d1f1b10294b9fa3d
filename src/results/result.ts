import type { Replay } from '../core/replay.ts';

/** A solved level with the name of who solved it: a claim, until it is replayed. */
export interface Finish {
  readonly name: string;
  /** As `Result.date`. */
  readonly date: string;
  readonly replay: Replay;
}

/** A row of a result table. */
export interface Result {
  readonly name: string;
  readonly moves: number;
  /** Not every game counts them. */
  readonly pushes?: number;
  /** Milliseconds. */
  readonly time: number;
  /** `2026-11-15T10:20:30Z`; from elsewhere perhaps without seconds or without `Z`. Earlier dates are smaller texts. */
  readonly date: string;
  /** The moves, with which it can be proved. Results from elsewhere may lack them. */
  readonly solution?: string;
}

/** Which level of a pack a result belongs to. */
export interface LevelKey {
  /** From 1, as the pack stood when the last result was saved. */
  readonly level: number;
  /** The level's identity hash. Results from elsewhere may lack it. */
  readonly hash?: string;
}

/** A result and the level it belongs to. */
export interface LevelResult extends Result, LevelKey {}

/** Milliseconds that no hand is faster than, move after move; a click that walks far is about as fast. */
const LEAST_MS = 20;

/** Whether a time is less than the moves can have taken. */
export const isHasty = ({ moves, time }: Pick<Result, 'moves' | 'time'>): boolean => time < LEAST_MS * moves;

/** Equal for results that are equal in every field. */
export const fingerprint = ({ name, moves, pushes, time, date, solution }: Result): string =>
  JSON.stringify([name, moves, pushes, time, date, solution]);
