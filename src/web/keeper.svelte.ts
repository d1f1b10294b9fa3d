import { Keeper } from '../play/belongings/keeper.ts';
import { type Settings, STANDARD } from '../play/belongings/settings.ts';
import { pendingSettings } from './storage/pending.ts';
import { pageBelongings } from './storage/storage.ts';
import { tabGames } from './storage/tabGames.ts';

let value: Settings = $state.raw(STANDARD);

/** Keeps what belongs to the player at this browser. */
export const keeper = new Keeper({
  belongings: pageBelongings,
  pending: pendingSettings,
  notes: tabGames,
  date: () => Date.now(),
  changed: (settings) => {
    value = settings;
  },
  // Nothing of it is sent unless the player has said so.
  saved: (table, win, name) => {
    import('./online/sharing.svelte.ts').then(({ sharing }) => sharing.hear(table, win, name)).catch(() => {});
  },
});

/** His settings, for whatever shows them or depends on them. */
export const settings = {
  get value(): Settings {
    return value;
  },
};
