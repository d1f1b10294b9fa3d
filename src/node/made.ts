import { makers } from '../games/makers.ts';
import { dayAt } from '../play/day/day.ts';
import { MadePacks } from '../play/making/madePacks.ts';
import { SlicedCarpenter } from '../play/making/slicedCarpenter.ts';
import type { Store } from '../results/store.ts';
import { now } from './now.ts';

/** Makes packs in this thread, between two keys, and keeps them with the packs of the player. */
export const madePacksIn = (packs: Store): MadePacks =>
  new MadePacks({
    carpenter: new SlicedCarpenter({ makers, now, later: setImmediate }),
    store: async () => packs,
    today: () => dayAt(Date.now()),
  });
