import { games } from '../../src/games/index.ts';
import { SlicedThinker } from '../../src/play/thinking/sliced.ts';

/** Thinks in this process, and leaves others their turn. */
export const thinkerHere = (): SlicedThinker =>
  new SlicedThinker({ games, now: () => performance.now(), later: (work) => void setImmediate(work) });
