import type { Company } from './company.ts';
import type { Attempt, Outcome, Score, Target, Thrift } from './game.ts';
import type { Cell } from './grid.ts';
import type { Kept } from './kept.ts';
import type { Origin } from './line.ts';
import type { Orientation } from './orientation.ts';
import type { Message, Parsed, Problem } from './parsed.ts';
import type { Aside } from './pile.ts';
import type { Replay } from './replay.ts';
import type { Snapshot } from './snapshot.ts';
import type { Frame, View } from './view.ts';
import type { Work } from './work.ts';

/** One game in progress, whichever game it is. `now` is always the time in milliseconds. */
export interface Session {
  /** From now on every cell and direction is one of a board that lies so. The moves stay the level's own. */
  turn(orientation: Orientation): void;
  /** How the level settles when it is opened; nothing when it is at rest. */
  opening(): readonly Frame<View>[];
  snapshot(now: number): Snapshot;
  /** Plays a line in the game's notation: all of it or nothing. Returns the pictures passed through, the last ones of many. */
  play(moves: string, now: number, origin?: Origin): Parsed<readonly Frame<View>[]>;
  /** The same little by little: nothing else may be done to the session meanwhile. */
  playing(moves: string, now: number, origin?: Origin): Work<Parsed<readonly Frame<View>[]>>;
  /** Why a key or tap that came to no move was refused. */
  refusal(attempt: Attempt): Message;
  route(from: Cell | undefined, to: Cell, by: Thrift): string | undefined;
  /** The cells through which that route brings the thing on a cell, both ends among them; none where there is no route. */
  way(from: Cell, to: Cell, by: Thrift): readonly Cell[];
  targets(from: Cell, by: Thrift): readonly Target[];
  /** Figures of the moves in force that do not add up move by move. */
  figures(): Score;
  /** Undo is `seek(back)`, redo `seek(forth)`, by the snapshot. The clock runs on. */
  seek(at: number, now: number): void;
  /**
   * Back to the start with the clock at zero. The line is put aside with its time, and redo brings both back. One that
   * was brought back and is put aside again goes below the others: so restart and redo lead through all of them.
   */
  restart(now: number): void;
  /** The lines that lie aside, the one that was put there last first. */
  aside(): readonly Aside[];
  /** Goes on with a line that lies aside where it stood, and its clock runs on. What was played instead is put aside. */
  resuming(now: number, which?: number): Work<void>;
  /** The same in one go. */
  resume(now: number, which?: number): void;
  /**
   * Brings kept lines back. The first is on the board as it was left, its clock standing; or all of them lie aside, as if
   * they had been played here and then restarted. Returns what is wrong with those that cannot be replayed. As long as it
   * is not done, and also if it is never finished, the lines are kept as they came.
   */
  restoring(lines: readonly Kept[], first: 'board' | 'aside'): Work<readonly Problem[]>;
  /** The same in one go. */
  restore(lines: readonly Kept[], first: 'board' | 'aside'): readonly Problem[];
  /** The lines to go on with another time: the one being played, then those aside. */
  keep(now: number): readonly Kept[];
  /** Something is being taken back: that is counted. */
  noteUndo(): void;
  /** Whoever plays was told how to go on: the line is not his own any more. */
  noteHelp(): void;
  /** How many moves are in force before the last one that cost something of a kind; undefined where none did. */
  beforeLast(counter: string): number | undefined;
  /** The end of the line is saved as a result. */
  noteSaved(): void;
  /** Stops the clock until the next move. */
  pause(now: number): void;
  /** The clock runs on for whoever is to move, if anybody is. */
  goOn(now: number): void;
  /** Others play on. They belong to the line, and stay with it wherever it is put. */
  sit(company: Company): void;
  /** Ends the game for a reason the rules do not know: resignation, time. Who takes a move back plays on. */
  end(outcome: Outcome, now: number): void;
  /** Where the moves in force lead, as text. */
  position(): string;
  replay(now: number): Replay;
}

/** What is asked of the line on the board and of those aside by whoever does not play. */
export type Played = Pick<
  Session,
  | 'keep'
  | 'aside'
  | 'position'
  | 'noteSaved'
  | 'noteUndo'
  | 'noteHelp'
  | 'beforeLast'
  | 'way'
  | 'sit'
  | 'end'
  | 'pause'
  | 'goOn'
>;
