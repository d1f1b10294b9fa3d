import { minds } from '../../src/games/minds.ts';
import { SlicedThinker } from '../../src/play/thinking/sliced.ts';

/** Thinks in this process, and leaves others their turn. */
export const thinkerHere = (): SlicedThinker =>
  new SlicedThinker({ minds, now: () => performance.now(), later: (work) => void setImmediate(work) });
