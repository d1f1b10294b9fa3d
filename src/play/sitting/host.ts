import type { Orientation } from '../../core/orientation.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Keeping } from '../belongings/keeper.ts';
import type { Errand } from '../command/command.ts';
import type { Keymap } from '../command/keymap.ts';
import type { Opponent } from '../opponent/opponent.ts';
import type { Opened } from '../packs/opened.ts';
import type { Place, Reached } from '../table/table.ts';
import type { Thinker } from '../thinking/thinker.ts';

/** What somebody sits down at. */
export interface Beginning extends Place {
  readonly opened: Opened;
  /** What he has reached there before. */
  readonly reached: Parsed<ReadonlyMap<string, Reached>>;
  /** Whoever plays for rivals, where a game has such; fetched before somebody sits down. */
  readonly opponent: typeof Opponent | undefined;
}

/** Whoever shows a sitting and lets time pass: a page, a terminal. */
export interface Host {
  readonly keeper: Keeping;
  /** Which commands there are, and their keys, as the player has chosen them by now. */
  keymap(): Keymap;
  /** Milliseconds that an end is seen before anything is asked. Keys until then were meant for the game, and are dropped. */
  readonly rest: number;
  /** Milliseconds on a clock that only goes forward: whoever waits for a time on it will see that time. */
  now(): number;
  /** The date in milliseconds since 1970, by a clock that can be set back. */
  date(): number;
  /** Whoever thinks beside the game: asked only where a rival plays or a hint is wanted. */
  readonly thinker: Thinker;
  /** How a board is to lie, in games that let it. */
  orientation(): Orientation;
  /** Whether the player wants nothing to move on the screen. */
  isStill(): boolean;
  run(errand: Errand): void;
  /** Goes on with something after whatever waits: keys, pictures. */
  later(work: () => void): void;
  /** Told when there is something else to be seen, or something else is due. */
  changed(): void;
}
