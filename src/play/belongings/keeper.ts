import type { AnyGame } from '../../core/game.ts';
import { ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import type { Saved } from '../../results/packResults.ts';
import type { LevelResult } from '../../results/result.ts';
import { fetchLastPlayed, lastPlayed, type Onward, onwardFrom } from '../history/lastPlayed.ts';
import type { Opened } from '../packs/opened.ts';
import type { Reached, Table } from '../table/table.ts';
import type { Belongings } from './belongings.ts';
import { keepReached, type Left, loadReached, withNotes } from './keeping.ts';
import { addPending, type Pending, settlePending } from './pending.ts';
import { type SavedGame, savedGameName } from './savedGame.ts';
import { changeSettings, loadSettings, type Settings, STANDARD, someSettingsIn } from './settings.ts';
import type { Win } from './win.ts';

/** What was played last, by the names of the saved games: written at once, and only for whoever played it. */
export interface Notes {
  read(): Readonly<Record<string, unknown>>;
  write(notes: Readonly<Record<string, unknown>>): void;
}

/** For programs that wait for their writes before they end. */
export const NO_NOTES: Notes = { read: () => ({}), write: () => {} };

/** Where a keeper works. */
export interface Place {
  /** What belongs to the player; why it cannot be had is told each time. */
  belongings(): Promise<Parsed<Belongings>>;
  readonly pending: Pending;
  readonly notes: Notes;
  /** The date in milliseconds since 1970. */
  date(): number;
  /** Told when settings have changed. */
  changed(settings: Settings): void;
  /** Told when a result was saved. */
  saved?(table: Table, win: Win, name: string): void;
}

/** What is there all the same where nothing can be kept, and the word that it is so. */
const keptNowhere = <T>(value: T, { message }: Problem): Parsed<T> =>
  ok(value, [warning(say('Nothing is kept now: {reason}', { reason: message }))]);

/** Whoever keeps what belongs to a player: his settings, how far he is, his results. He can be waited for. */
export class Keeper {
  readonly #place: Place;
  #settings: Settings = STANDARD;
  /** Everything that is being written. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(place: Place) {
    this.#place = place;
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** The settings as they are stored, and over them what a page that went too early could not store. */
  async load(): Promise<Parsed<Settings>> {
    const belongings = await this.#place.belongings();
    const settings = belongings.ok
      ? await loadSettings(belongings.value.settings)
      : keptNowhere(this.#settings, belongings.problem);
    if (settings.ok) this.#take(settings.value);
    const pending = someSettingsIn(this.#place.pending.read());
    this.#place.pending.write(pending);
    if (Object.keys(pending).length > 0) void this.change(pending);
    return settings;
  }

  /** Counts at once. What cannot be stored counts as long as the program runs. */
  change(change: Partial<Settings>): Promise<Parsed<Settings>> {
    this.#take({ ...this.#settings, ...change });
    addPending(this.#place.pending, change);
    return this.#written(this.#change(change));
  }

  async #change(change: Partial<Settings>): Promise<Parsed<Settings>> {
    const belongings = await this.#place.belongings();
    const changed = belongings.ok ? await changeSettings(belongings.value.settings, change) : belongings;
    settlePending(this.#place.pending, change);
    return changed;
  }

  /** What the player has reached in the levels of a pack. */
  async reached(opened: Opened): Promise<Parsed<ReadonlyMap<string, Reached>>> {
    const belongings = await this.#place.belongings();
    const reached = belongings.ok
      ? await loadReached(belongings.value.games, opened)
      : keptNowhere(new Map(), belongings.problem);
    return reached.ok
      ? { ...reached, value: withNotes(reached.value, this.#place.notes.read(), opened.game.id) }
      : reached;
  }

  /** What was played and saved, the game that was left last first; nothing where nothing is kept. */
  async played(): Promise<readonly SavedGame[]> {
    // A game that was left just now is being saved.
    await this.settled();
    const belongings = await this.#place.belongings();
    const last = belongings.ok ? await lastPlayed(belongings.value.games) : belongings;
    return last.ok ? last.value : [];
  }

  /** Fetches the packs that were played last, those that were made too. */
  async fetchLastPlayed(games: readonly AnyGame[], played: readonly SavedGame[]): Promise<void> {
    const belongings = await this.#place.belongings();
    await (belongings.ok ? fetchLastPlayed(games, played, belongings.value.packs) : fetchLastPlayed(games, played));
  }

  /** The level of each game, by its id, that the player goes on with, of those whose packs are here; none where nothing is kept. */
  async onward(
    games: readonly AnyGame[],
    isHere: (game: AnyGame, onward: Onward) => Promise<boolean> = async () => true,
  ): Promise<ReadonlyMap<string, Onward>> {
    const played = await this.played();
    await this.fetchLastPlayed(games, played);
    const found = new Map<string, Onward>();
    for (const game of games) {
      for (const saved of played.filter((one) => one.game === game.id)) {
        const onward = onwardFrom(game, saved);
        if (onward && !(await isHere(game, onward))) continue;
        if (onward) found.set(game.id, onward);
        break;
      }
    }
    return found;
  }

  /** Keeps how far he is in a level. */
  keep(opened: Opened, left: Omit<Left, 'date'>): Promise<Parsed<boolean>> {
    const date = new Date(this.#place.date()).toISOString();
    this.#note(savedGameName({ game: opened.game.id, hash: left.hash }), left.reached);
    return this.#written(this.#keep(opened, { ...left, date }));
  }

  /** The one noted last comes last. */
  #note(name: string, reached: Reached): void {
    const { [name]: _, ...others } = this.#place.notes.read();
    this.#place.notes.write({ ...others, [name]: reached });
  }

  async #keep(opened: Opened, left: Left): Promise<Parsed<boolean>> {
    const belongings = await this.#place.belongings();
    return belongings.ok ? keepReached(belongings.value.games, opened, left) : belongings;
  }

  async results(opened: Opened): Promise<Parsed<readonly LevelResult[]>> {
    const belongings = await this.#place.belongings();
    if (!belongings.ok) return belongings;
    const { resultsOfPack } = await saving();
    return resultsOfPack(belongings.value.results, opened);
  }

  /** Saves a solved level under a name, and remembers the name. */
  save(table: Table, win: Win, name: string): Promise<Parsed<Saved>> {
    return this.#written(this.#save(table, win, name));
  }

  async #save(table: Table, win: Win, name: string): Promise<Parsed<Saved>> {
    const { finish, number } = win;
    const { saveFinish } = await saving();
    const belongings = this.#place.belongings();
    const results = belongings.then((found) => (found.ok ? ok(found.value.results) : found));
    const saved = await saveFinish(results, table, { ...finish, name }, number);
    if (!saved.ok) return saved;
    this.#place.saved?.(table, win, name.trim());
    await this.change({ player: name.trim() });
    return saved;
  }

  /** Done when everything is written. */
  async settled(): Promise<void> {
    let last: unknown;
    while (last !== this.#writing) {
      last = this.#writing;
      await this.#writing;
    }
  }

  #take(settings: Settings): void {
    this.#settings = settings;
    this.#place.changed(settings);
  }

  #written<T>(work: Promise<T>): Promise<T> {
    // What came of it is nobody's concern here: it would be kept with all that came before.
    this.#writing = Promise.allSettled([this.#writing, work]).then(() => undefined);
    return work;
  }
}

/** As much of one as a sitting needs. */
export type Keeping = Pick<Keeper, 'settings' | 'change' | 'keep' | 'save'>;

/** What reads and writes results is large, and a page does without it until somebody has one. */
const saving = () => import('./saving.ts');
