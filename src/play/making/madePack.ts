import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import type { Store } from '../../results/store.ts';
import { noteMade, type Opened, shippedPack } from '../packs/opened.ts';
import { keptLevel } from './keptLevels.ts';
import { madeTitle } from './madeName.ts';
import { planNamed } from './plan.ts';

/** A made pack with all of its levels; from now on it is at hand. */
export const madeOf = (game: AnyGame, name: string, levels: readonly Level[]): Opened =>
  noteMade(game, name, { title: madeTitle(name), author: 'Kura', levels, problems: [] });

/** A pack that was made before and kept, without making anything. */
export const recallPack = async (store: Store, game: AnyGame, name: string): Promise<Opened | undefined> => {
  const atHand = shippedPack(game, name);
  const plan = atHand ? undefined : planNamed(game, name);
  if (!plan) return atHand;
  const places = plan.recipes.map((_, index) => ({ game, pack: name, level: index + 1 }));
  const levels = await Promise.all(places.map((place) => keptLevel(store, place)));
  const found = levels.filter((level) => level !== undefined);
  return found.length === places.length ? madeOf(game, name, found) : undefined;
};
