import type { Outcome } from './outcome.ts';
import type { Message, Parsed, Problem } from './parsed.ts';
import { finish, type Work } from './work.ts';

/** A solution or a saved game: which of the two, only replaying it tells. */
export interface SavedLine {
  readonly moves: string;
  readonly title?: string;
  readonly notes?: string;
  /** How many of its moves are in force; all of them when absent. */
  readonly at?: number;
  /** How it has ended for a reason that the rules do not know. */
  readonly called?: Outcome;
  /** The line of the file that its moves begin in. */
  readonly line?: number;
}

/** A titled start position with the lines that came along. One with an error among its problems cannot be played. */
export interface Level {
  readonly title: string;
  readonly board: string;
  readonly lines: readonly SavedLine[];
  readonly author?: string;
  readonly notes?: string;
  /** Remarks for people with an editor: kept for writing the file again, never shown. */
  readonly comments?: string;
  /** Whoever is to move wins within so many of his moves: the task of the level. */
  readonly within?: number;
  readonly problems: readonly Problem[];
}

export interface Pack {
  readonly title: string;
  readonly author?: string;
  readonly notes?: string;
  readonly comments?: string;
  readonly levels: readonly Level[];
  /** What is wrong with the file as a whole; a level's own problems stay with the level. */
  readonly problems: readonly Problem[];
}

/** A pack that comes with the program. */
export interface Shipped {
  /** Its file's name without the ending: results are kept under it, links lead to it. */
  readonly name: string;
  readonly pack: Pack;
  /** It teaches the game, a sentence a level: whoever is new begins with it. */
  readonly isLessons?: true;
  /** The name of the pack that it is played after, where that is a later one. */
  readonly after?: string;
  /** What is said after its final level when all are solved, where that is not the end of the game. */
  readonly ending?: Message;
}

/** A pack that also comes with the program, and is fetched only when somebody opens it: others do not wait for it. */
export interface LaterPack {
  readonly name: string;
  readonly title: string;
  /** How many there are. */
  readonly levels: number;
  /** Every day has one of them for everybody, each once before one comes again. */
  readonly isDaily?: true;
  load(): Promise<Pack>;
}

/** How sure a format is that a text is one of its own. */
export type Claim = 'no' | 'maybe' | 'certain';

/** A kind of level file. */
export interface Format {
  readonly id: string;
  readonly extensions: readonly string[];
  /** Whether a text looks like this kind of file: a glance, not a reading. */
  claims(text: string): Claim;
  /** Reads what can be read. */
  read(text: string, name: string): Work<Pack>;
  write?(pack: Pack): Parsed<string>;
}

/** What to call a file that has no title in it: its name without folder and ending. */
export const titleOf = (name: string): string => name.replace(/^.*[\\/]/s, '').replace(/(?<=.)\.[^.]*$/s, '');

export const readPack = (format: Pick<Format, 'read'>, text: string, name: string): Pack =>
  finish(format.read(text, name));

/** What keeps a level from being played. */
export const errorOf = ({ problems }: Level): Problem | undefined =>
  problems.find(({ severity }) => severity === 'error');
