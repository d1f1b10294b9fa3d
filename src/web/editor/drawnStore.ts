import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { pageBelongings } from '../storage/storage.ts';

/** Where the browser keeps nothing: as long as the page is open. */
const fallback = memoryStore();

/** Where the packs lie that the player draws. */
export const drawnStore = async (): Promise<Store> => {
  const belongings = await pageBelongings();
  return belongings.ok ? belongings.value.drawn : fallback;
};
