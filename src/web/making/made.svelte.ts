import type { AnyGame } from '../../core/game.ts';
import type { Parsed } from '../../core/parsed.ts';
import { dayAt } from '../../play/day/day.ts';
import { MadePacks } from '../../play/making/madePacks.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { pageBelongings } from '../storage/storage.ts';
import { RemoteCarpenter } from './remoteCarpenter.ts';

/** Where the browser keeps nothing: as long as the page is open. */
const fallback = memoryStore();

/** Makes the packs that are made on this page. */
export const madePacks = new MadePacks({
  carpenter: new RemoteCarpenter(),
  store: async () => {
    const belongings = await pageBelongings();
    return belongings.ok ? belongings.value.packs : fallback;
  },
  today: () => dayAt(Date.now()),
});

let done = $state(0);

/** How much of what somebody waits for is done, from 0 to 1. */
export const making = {
  get done(): number {
    return done;
  },
};

/** A pack that is made, by its name: somebody waits for it. */
export const openMade = (game: AnyGame, name: string): Promise<Parsed<Opened> | undefined> => {
  done = 0;
  return madePacks.open(game, name, (part) => {
    done = part;
  });
};
