import type { Language } from '../core/language.ts';
import { type Parsed, sentence } from '../core/parsed.ts';
import type { Belongings } from '../play/belongings/belongings.ts';
import { keepProgress, loadProgress } from '../play/belongings/keeping.ts';
import { saveFinish } from '../play/belongings/saving.ts';
import { changeSettings, loadSettings, type Settings, STANDARD } from '../play/belongings/settings.ts';
import type { Win } from '../play/belongings/win.ts';
import type { Opened } from '../play/packs/opened.ts';
import type { Reached, Table } from '../play/table/table.ts';
import { languageOf, languages, type Translator } from '../play/words/language.ts';
import { loadTranslator } from '../play/words/translator.ts';
import { knownPack } from '../results/knownPack.ts';
import { loadResults, type Saved } from '../results/packResults.ts';
import type { LevelResult } from '../results/result.ts';

/** Who sits at the terminal: what belongs to him, and how he likes it. */
export class Player {
  readonly #belongings: Belongings;
  readonly #language: Language;
  #settings: Settings = STANDARD;
  /** All of them, so that a player can change his language at any moment. */
  #translators: ReadonlyMap<Language, Translator> = new Map();
  /** Everything that is being written, so that nobody leaves before it is done. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(belongings: Belongings, env: Readonly<Record<string, string | undefined>>) {
    this.#belongings = belongings;
    this.#language = languageOf([env.LC_ALL ?? '', env.LC_MESSAGES ?? '', env.LANG ?? '']);
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** What is said, in the player's language. */
  get spoken(): Translator {
    const { language } = this.#settings;
    return this.#translators.get(language === 'auto' ? this.#language : language) ?? sentence;
  }

  /** What he likes, and the languages to say it in. */
  async load(): Promise<Parsed<Settings>> {
    const known = languages.map(async (language) => [language, await loadTranslator(language)] as const);
    this.#translators = new Map(await Promise.all(known));
    const settings = await loadSettings(this.#belongings.settings);
    if (settings.ok) this.#settings = settings.value;
    return settings;
  }

  /** Where they cannot be kept they count until the program ends. */
  change(change: Partial<Settings>): Promise<Parsed<Settings>> {
    this.#settings = { ...this.#settings, ...change };
    return this.#written(changeSettings(this.#belongings.settings, change));
  }

  progress(opened: Opened): Promise<Parsed<ReadonlyMap<string, Reached>>> {
    return loadProgress(this.#belongings.games, opened);
  }

  /** Keeps how far he is in a level. */
  keep(opened: Opened, hash: string, level: number, progress: Reached): Promise<Parsed<boolean>> {
    const date = new Date().toISOString();
    return this.#written(keepProgress(this.#belongings.games, opened, { hash, level, progress, date }));
  }

  results({ game, pack, name }: Opened): Promise<Parsed<readonly LevelResult[]>> {
    return loadResults(this.#belongings.results, knownPack(game, pack, name));
  }

  /** Saves a solved level under a name, and remembers the name. */
  async save(table: Table, { finish, number }: Win, name: string): Promise<Parsed<Saved>> {
    const store = Promise.resolve({ ok: true as const, value: this.#belongings.results });
    const saved = await this.#written(saveFinish(store, table, { ...finish, name }, number));
    if (saved.ok) await this.change({ player: name.trim() });
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

  #written<T>(work: Promise<T>): Promise<T> {
    this.#writing = Promise.allSettled([this.#writing, work]);
    return work;
  }
}
