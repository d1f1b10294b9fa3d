import type { Talk } from './engine.ts';
import type { Message } from './parsed.ts';
import type { Puzzles } from './puzzles.ts';

/** How well somebody plays who is no person: what he is called and what he is like. The easiest comes first. */
export interface Rival {
  readonly name: Message;
  /** One sentence for whoever chooses. */
  readonly introduction: Message;
  /** Milliseconds that he thinks about a move at the most. */
  readonly ms: number;
}

/** What is certain: whoever is to move wins or loses, whatever the other plays. */
export interface Proof {
  readonly wins: boolean;
  /** Within so many plies; absent where nobody has counted. */
  readonly plies?: number;
  /** No sooner than that either. */
  readonly isExact?: true;
  /** Certainly not within so many plies, however many it takes: told only to whoever asked. */
  readonly notWithin?: number;
}

/** One way to go on. */
export interface StudiedLine {
  /** What both would play, in the game's notation; the first move is the one that is judged. */
  readonly moves: readonly string[];
  /** Of a hundred such games, how many of them, from 0 to 1, whoever is to move would win. */
  readonly chance: number;
  readonly proof?: Proof;
}

/** What is thought of a position so far. */
export interface Study {
  /** The best first. */
  readonly lines: readonly StudiedLine[];
  /** How many plies were looked ahead, and at how many positions. */
  readonly depth: number;
  readonly nodes: number;
}

/** What a position is studied for. */
export interface Inquiry {
  /** How many ways to go on are wanted: the best, the two best … */
  readonly lines: number;
  /** It ends by itself then; without it, when all is proven. */
  readonly nodes?: number;
  /** Whether the best line ends within so many plies is to be told, if it can be proven. */
  readonly within?: number;
  /** No opinions are wanted, but of every move a proof that it wins or loses: as many lines as there are moves. */
  readonly onlyProofs?: true;
}

/**
 * What thinks about positions of a game for two. Positions and moves are text. Each answer is a generator that yields every few
 * milliseconds what it knows so far: to stop it, ask no further. The same question always gets the same answer.
 */
export interface Mind {
  /** What a rival plays, who counts from 0: the best so far, or nothing yet, and in the end his move. Chance has a seed. */
  choose(position: string, rival: number, seed: number): Generator<string | undefined, string, void>;
  study(position: string, inquiry: Inquiry): Generator<Study, Study, void>;
}

/** A game for two as whoever thinks about it knows it, without its pictures and levels: all that a worker has to fetch. */
export interface Thoughtful {
  /** The game's. */
  readonly id: string;
  readonly rivals: readonly Rival[];
  /** Who plays for them, and studies positions on boards like that of this one. Loaded only when somebody asks. */
  mind(position: string): Promise<Mind>;
  /** Finds tasks in its own games, and proves them. */
  puzzles?(): Promise<Puzzles>;
  /** Speaks with other programs about the game in the Universal Chess Interface; the clock only goes forward. */
  talk?(now: () => number): Promise<Talk>;
}
