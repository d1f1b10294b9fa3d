import type { Parsed } from '../core/parsed.ts';
import { changeSettings, loadSettings, type Settings, STANDARD } from '../play/belongings/settings.ts';
import { pageBelongings } from './storage/storage.ts';

/** The player's settings on this page: what is changed counts at once and is kept. */
class LiveSettings {
  #value: Settings = $state.raw(STANDARD);

  get value(): Settings {
    return this.#value;
  }

  async load(): Promise<Parsed<Settings>> {
    const belongings = await pageBelongings();
    const settings = belongings.ok ? await loadSettings(belongings.value.settings) : belongings;
    if (settings.ok) this.#value = settings.value;
    return settings;
  }

  /** Where they cannot be kept they count as long as the page is open. */
  async change(change: Partial<Settings>): Promise<Parsed<Settings>> {
    this.#value = { ...this.#value, ...change };
    const belongings = await pageBelongings();
    return belongings.ok ? changeSettings(belongings.value.settings, change) : belongings;
  }
}

export const settings = new LiveSettings();
