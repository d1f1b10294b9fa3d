import type { Study } from '../../core/mind.ts';
import type { Choice } from '../../core/snapshot.ts';
import type { Stop, Thinker } from '../thinking/thinker.ts';
import { isSameStance, type Stance } from './stance.ts';

/** Milliseconds that a good move is looked for. Nobody waits longer for a hint. */
const PATIENCE = 1500;

interface Search extends Stance {
  readonly since: number;
  stop: Stop;
  study: Study | undefined;
  isDone: boolean;
}

/** What is asked about. */
interface Question extends Stance {
  readonly game: string;
  readonly position: string;
  /** Within how many plies it has to win, where that matters. */
  readonly within?: number;
}

/** A good move for whoever is to move, as the strongest sees it. It holds for one position. */
export class Hint {
  readonly #thinker: Thinker;
  readonly #changed: () => void;
  #search: Search | undefined;
  #isLost = false;

  constructor(thinker: Thinker, changed: () => void) {
    this.#thinker = thinker;
    this.#changed = changed;
  }

  get isSought(): boolean {
    return this.#search?.isDone === false;
  }

  /** Whether it was looked for in vain. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** What was found. */
  get found(): Study | undefined {
    return this.#search?.isDone ? this.#search.study : undefined;
  }

  /** When it has been looked for long enough; before anything was found it goes on. */
  get due(): number | undefined {
    return this.isSought && this.#search?.study ? this.#search.since + PATIENCE : undefined;
  }

  seek({ game, position, within, ...stance }: Question, now: number): void {
    this.clear();
    const search: Search = { ...stance, since: now, stop: () => {}, study: undefined, isDone: false };
    this.#search = search;
    search.stop = this.#thinker.study(
      { game, position, lines: 1, ...(within !== undefined && { within }) },
      {
        hear: (study, isLast) => {
          search.study = study;
          search.isDone ||= isLast;
          this.#changed();
        },
        lost: () => {
          if (this.#search === search) this.#lose();
        },
      },
    );
  }

  /** A move that nobody has to look for. */
  tell(stance: Stance, move: string): void {
    this.clear();
    const study = { lines: [{ moves: [move], chance: 1 }], depth: 0, nodes: 0 };
    this.#search = { ...stance, since: 0, stop: () => {}, study, isDone: true };
    this.#changed();
  }

  #lose(): void {
    this.#search = undefined;
    this.#isLost = true;
    this.#changed();
  }

  /** What was found by now has to do. */
  tick(now: number): void {
    const search = this.#search;
    if (!search || (this.due ?? Number.POSITIVE_INFINITY) > now) return;
    search.stop();
    search.isDone = true;
  }

  /** The game goes on, perhaps elsewhere: there the hint is worth nothing. */
  follow(stance: Stance | undefined): void {
    if (!isSameStance(this.#search, stance)) this.clear();
  }

  clear(): void {
    if (!this.#search?.isDone) this.#search?.stop();
    this.#search = undefined;
    this.#isLost = false;
  }

  /** The move among those that can be made, once it was found. */
  among(choices: readonly Choice[]): Choice | undefined {
    const text = this.found?.lines[0]?.moves[0];
    return text === undefined ? undefined : choices.find((choice) => choice.text === text);
  }
}
