import type { LevelRow, PackRow, Places } from '../play/online/tables.ts';
import type { MatchEvent, Terms } from '../play/together/protocol.ts';
import type { Order } from '../results/ranking.ts';

/*
 * Everything that is kept, whatever it is kept in. Keys are their hashes here already: whoever reads the books cannot be
 * anybody else. What may be shown has been checked before it is written.
 */

/** A result that the rules have believed. */
export interface BelievedResult {
  /** Of the replay and the player's key: the same one is kept once. */
  readonly fingerprint: string;
  readonly game: string;
  readonly hash: string;
  /** As drawn. */
  readonly board: string;
  readonly player: string;
  readonly name: string;
  readonly moves: number;
  readonly pushes?: number;
  /** Milliseconds. */
  readonly time: number;
  readonly date: string;
  readonly solution: string;
}

/** Which level is meant. */
export interface LevelId {
  readonly game: string;
  readonly hash: string;
}

export interface Table<Row> {
  readonly rows: readonly Row[];
  /** How many players there are in all. */
  readonly of: number;
  /** Of whoever asks, wherever he stands. */
  readonly own?: Row;
}

/** Enough to play a result again. */
export interface KeptReplay extends Omit<BelievedResult, 'player'> {}

/** What became of a result: it is new, it was known, or another board has its hash. */
export type Entry = 'new' | 'known' | 'otherBoard';

export interface ResultBook {
  enter(result: BelievedResult): Promise<Entry>;
  table(level: LevelId, order: Order, own?: string): Promise<Table<LevelRow>>;
  /** Undefined where he has no result there. */
  places(level: LevelId, player: string): Promise<Places | undefined>;
  tableOf(game: string, hashes: readonly string[], own?: string): Promise<Table<PackRow>>;
  replay(level: LevelId, fingerprint: string): Promise<KeptReplay | undefined>;
  /** Whether there was such a result of that player. */
  remove(fingerprint: string, player: string): Promise<boolean>;
}

export interface PlayerBook {
  /** Whether there is such a player. */
  rename(player: string, name: string): Promise<boolean>;
  /** With everything he has sent. */
  remove(player: string): Promise<boolean>;
}

export interface PublishedPack {
  readonly id: string;
  readonly game: string;
  readonly file: string;
  readonly title: string;
  readonly text: string;
  /** From 1; each time it is replaced one more. */
  readonly version: number;
}

export interface PackBook {
  publish(pack: Omit<PublishedPack, 'version'>, author: string): Promise<void>;
  find(id: string): Promise<PublishedPack | undefined>;
  /** The version it has then; undefined where it is not that author's. */
  replace(pack: Omit<PublishedPack, 'version'>, author: string): Promise<number | undefined>;
  withdraw(id: string, author: string): Promise<boolean>;
  /** How many an author has published. */
  count(author: string): Promise<number>;
}

/** A match, without what was done in it. */
export interface KeptMatch extends Terms {
  readonly id: string;
  /** The hashes of the secrets of those who play, by their seats, once they are there. */
  readonly seats: readonly [string | undefined, string | undefined];
  /** Of whom is invited, and of those who watch. */
  readonly invitation: string;
  readonly watch: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** What an event changes besides. */
export interface Consequence {
  readonly isEnded?: true;
  /** Of whoever joins: the hash of his secret. The seat has to be free. */
  readonly key?: string;
  /** The match that comes after this one. */
  readonly next?: { readonly match: KeptMatch; readonly events: readonly MatchEvent[] };
}

export interface MatchBook {
  make(match: KeptMatch, events: readonly MatchEvent[]): Promise<void>;
  find(id: string): Promise<KeptMatch | undefined>;
  /** Whether nothing more is played there: somebody has won, or the invitation was withdrawn. */
  isEnded(id: string): Promise<boolean>;
  /** Those after a number, in order. */
  events(id: string, since: number): Promise<readonly MatchEvent[]>;
  /** All of it or nothing, and everybody who listens is told. Whether it came next: somebody else may have been first. */
  append(id: string, event: MatchEvent, consequence?: Consequence): Promise<boolean>;
  /** Removes those made before a time that nobody has joined, withdrawn or not; tells how many. */
  forget(before: number): Promise<number>;
}

export interface Books {
  readonly results: ResultBook;
  readonly players: PlayerBook;
  readonly packs: PackBook;
  readonly matches: MatchBook;
}
