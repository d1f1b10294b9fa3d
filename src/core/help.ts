import type { Message } from './parsed.ts';

/** A rule in pictures: a position, and what becomes of it when moves are played there. */
export interface Scene {
  /** A position text, at rest. */
  readonly board: string;
  /** In the game's notation. */
  readonly moves: string;
  /** The rule in words. */
  readonly tells: Message;
}

/** What a game tells about itself to those who ask. Every list is of whole sentences, a paragraph each. */
export interface GameHelp {
  /** What one has to do and what moves how, wherever it is played. */
  readonly rules: readonly Message[];
  /** Rules that are better seen than read. */
  readonly scenes?: readonly Scene[];
  /** How that is done with the keys and the mouse, in the page and in the terminal. */
  readonly page?: readonly Message[];
  readonly terminal?: readonly Message[];
  /** Whom the game is owed to. */
  readonly origin?: readonly Message[];
  /** The level files that it reads, as a part of a sentence: "Sokoban collections". */
  readonly files?: Message;
}
