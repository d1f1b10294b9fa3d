import type { Draft, Solver } from './solver.ts';
import type { Stop } from './thinker.ts';

/** Milliseconds: nobody waits longer for shorter walks. */
const PATIENCE = 2000;

/**
 * Asks for the same with shorter walks, and with fewer pushes where that is found: who solves counts one of both. `found` is told the moves as
 * they were where there are none better, or where nobody makes any.
 */
export const askForShorter = (
  solver: Solver,
  line: Pick<Draft, 'game' | 'position' | 'moves'>,
  found: (moves: string) => void,
): Stop =>
  solver.improve(
    { ...line, aim: 'pushes', ms: PATIENCE },
    {
      hear: ({ moves = line.moves }, isLast) => {
        if (isLast) found(moves);
      },
      lost: () => found(line.moves),
    },
  );
