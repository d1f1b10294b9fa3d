import type { Inquiry, Study } from '../../core/mind.ts';

/** A position of a game, as text. */
export interface Subject {
  readonly game: string;
  readonly position: string;
}

/** What a rival is asked: he counts from 0. */
export interface Choice extends Subject {
  readonly rival: number;
  readonly seed: number;
}

export interface Examination extends Subject, Inquiry {}

/** What comes back of thinking. Only `choose` and the last study are ends; what is not understood or breaks is told as lost. */
export interface Listener<T> {
  /** What is known so far; the last one, if nobody stops it, with `isLast`. */
  hear(answer: T, isLast: boolean): void;
  /** Nothing will come: what thinks could not be loaded, or broke. */
  lost(): void;
}

/** Stops it: nothing is heard any more. */
export type Stop = () => void;

/** Whoever thinks beside the game, so that no key is late: in a worker of the page, between two keys of a terminal. */
export interface Thinker {
  /** What a rival plays, once, within the time that he takes at the most. */
  choose(choice: Choice, listener: Listener<string>): Stop;
  /** What is thought of a position, again and again, until it ends or is stopped. */
  study(examination: Examination, listener: Listener<Study>): Stop;
}
