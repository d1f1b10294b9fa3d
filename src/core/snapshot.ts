import type { Company } from './company.ts';
import type { Advice, Outcome, Score, Seat, Tally } from './game.ts';
import type { Message } from './parsed.ts';
import type { Shape, View } from './view.ts';

/** Everything a front end shows. Plain data: it can be posted to a worker or sent over a wire. */
export interface Snapshot {
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly last: Shape | undefined;
  readonly turn: Seat;
  /** Who plays, in games for two; two people where nobody has said. */
  readonly company: Company | undefined;
  readonly outcome: Outcome | undefined;
  readonly score: Score;
  readonly spent: readonly [number, number];
  /** Whose time runs. */
  readonly running: Seat | undefined;
  readonly remarks: readonly Message[];
  /** What whoever is to move does next, in games that tell. */
  readonly advice: Advice | undefined;
  /** In games that have one. */
  readonly tally: Tally | undefined;
  /** How many moves are in force, and how many there are with those that can be redone. */
  readonly at: number;
  readonly length: number;
  /** Where undo and redo lead: what was done with one gesture is taken back as one. */
  readonly back: number;
  readonly forth: number;
  /** How often something was taken back. */
  readonly undos: number;
  /** Whether the player made all the moves in force: then they may be saved as a result. */
  readonly own: boolean;
  /** Whether the end of the line was saved as a result. */
  readonly isSaved: boolean;
  /** How many moves are counted where `resume` goes on in the line that was last put aside; undefined when there is none. */
  readonly aside: number | undefined;
  /** Whether that line stands at an end: then there is nothing to go on with but its last picture. */
  readonly isAsideOver: boolean;
}

/** A legal move: play it by its text, find it by its shape. */
export interface Choice extends Shape {
  readonly text: string;
}
