/** Somebody who plays in a match. */
export interface Contestant {
  /** Gets ready; tells whether he did. */
  begin(): Promise<boolean>;
  beginGame(): void;
  /** What he would play after these moves from the start, in a position; undefined if he says nothing. */
  choose(moves: readonly string[], position: string): Promise<string | undefined>;
  end(): void;
}
