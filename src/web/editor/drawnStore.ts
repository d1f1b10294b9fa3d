import { bringStrokes } from '../../play/editor/strokes.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { pendingAt } from '../storage/pending.ts';
import { pageBelongings } from '../storage/storage.ts';

/** Where the browser keeps nothing: as long as the page is open. */
const fallback = memoryStore();

/** What was drawn and may not be stored yet. */
export const pendingStrokes = pendingAt('kura.pending-strokes');

/** What a page before this one could not store any more is stored first, once. */
let bringing: Promise<void> | undefined;

/** Where the packs lie that the player draws. */
export const drawnStore = async (): Promise<Store> => {
  const belongings = await pageBelongings();
  if (!belongings.ok) return fallback;
  const { drawn } = belongings.value;
  bringing ??= bringStrokes(drawn, pendingStrokes);
  await bringing;
  return drawn;
};
