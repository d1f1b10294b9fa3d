import type { Parsed } from '../core/parsed.ts';

/** What becomes of a text. */
export interface Update {
  /** The new text; undefined takes the old one away. */
  readonly text: string | undefined;
  /** What was there is damaged: it is kept under another name, for a person to look at. */
  readonly aside?: true;
}

/** What came of an update. */
export interface Updated {
  /** The name that a damaged text is kept under now. */
  readonly aside?: string;
}

/**
 * Texts under names, in memory, in files or in a database: whatever belongs to a player is kept in one of these.
 * A text is there as a whole or not at all, and what was said to be saved stays saved.
 */
export interface Store {
  names(): Promise<Parsed<readonly string[]>>;
  /** All of them at once, by their names; one that cannot be read is left out. */
  texts(): Promise<Parsed<ReadonlyMap<string, string>>>;
  /** Undefined when there is nothing under the name. */
  read(name: string): Promise<Parsed<string | undefined>>;
  /** `change` is given what is there now, and nobody else writes before it is done. It may be asked more than once. */
  update(name: string, change: (old: string | undefined) => Update): Promise<Parsed<Updated>>;
}
