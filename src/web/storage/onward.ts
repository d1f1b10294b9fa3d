import type { AnyGame } from '../../core/game.ts';
import { lastPlayed, type Onward, onwardFrom } from '../../play/history/lastPlayed.ts';
import { keeper } from '../keeper.svelte.ts';
import { pageBelongings } from './storage.ts';

/** The level of each game, by its id, that the player goes on with; none where nothing is kept. */
export const whereToGoOn = async (games: readonly AnyGame[]): Promise<ReadonlyMap<string, Onward>> => {
  // A game that was left just now is being saved.
  await keeper.settled();
  const belongings = await pageBelongings();
  const last = belongings.ok ? await lastPlayed(belongings.value.games) : belongings;
  const found = new Map<string, Onward>();
  for (const game of last.ok ? games : []) {
    const saved = last.ok && last.value.get(game.id);
    const onward = saved && onwardFrom(game, saved);
    if (onward) found.set(game.id, onward);
  }
  return found;
};
