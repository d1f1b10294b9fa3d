import { Guide } from '../../play/guide/guide.ts';
import type { Sitting } from '../../play/sitting/sitting.ts';
import { RemoteSolver } from '../thinking/remoteSolver.ts';
import Card from './Card.svelte';
import Foot from './Foot.svelte';
import OnBoard from './OnBoard.svelte';

/** Lets somebody help whoever sits there; he is asked to end when nobody sits there any more. */
export const attend = (sitting: Sitting): (() => void) => {
  const solver = new RemoteSolver();
  sitting.attend((table, host) => new Guide(table, host, solver));
  return () => solver.end();
};

/** All that is seen of whoever helps, and who does: fetched when the board is there, where somebody can. */
export interface GuideParts {
  readonly attend: typeof attend;
  readonly Card: typeof Card;
  readonly Foot: typeof Foot;
  readonly OnBoard: typeof OnBoard;
}

export { Card, Foot, OnBoard };
