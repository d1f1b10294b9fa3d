import type { Language } from '../core/language.ts';
import { ok, type Parsed, sentence } from '../core/parsed.ts';
import type { Belongings } from '../play/belongings/belongings.ts';
import { Keeper, NO_NOTES } from '../play/belongings/keeper.ts';
import { NOTHING_PENDING } from '../play/belongings/pending.ts';
import type { Settings } from '../play/belongings/settings.ts';
import { languageOf, languages, type Translator } from '../play/words/language.ts';
import { loadTranslator } from '../play/words/translator.ts';
import type { Store } from '../results/store.ts';

/** Who sits at the terminal: who keeps what belongs to him, and which language he speaks. */
export class Player {
  readonly keeper: Keeper;
  /** Where the packs lie that he draws. */
  readonly drawn: Store;
  readonly #language: Language;
  /** All of them, so that a player can change his language at any moment. */
  #translators: ReadonlyMap<Language, Translator> = new Map();

  constructor(belongings: Belongings, env: Readonly<Record<string, string | undefined>>) {
    this.drawn = belongings.drawn;
    const place = { belongings: async () => ok(belongings), pending: NOTHING_PENDING, notes: NO_NOTES };
    this.keeper = new Keeper({ ...place, date: () => Date.now(), changed: () => {} });
    this.#language = languageOf([env.LC_ALL ?? '', env.LC_MESSAGES ?? '', env.LANG ?? '']);
  }

  /** What is said, in the player's language. */
  get spoken(): Translator {
    const { language } = this.keeper.settings;
    return this.#translators.get(language === 'auto' ? this.#language : language) ?? sentence;
  }

  /** What he likes, and the languages to say it in. */
  async load(): Promise<Parsed<Settings>> {
    const known = languages.map(async (language) => [language, await loadTranslator(language)] as const);
    this.#translators = new Map(await Promise.all(known));
    return this.keeper.load();
  }
}
