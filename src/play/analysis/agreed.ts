import type { Certainty, Judgement } from './judgement.ts';
import type { Station } from './playedGame.ts';

/** What is certain of a position after which that was certain: whoever moves to his own win has one. */
const before = ({ turn }: Station, { winner, moves }: Certainty): Certainty | undefined => {
  if (winner !== turn) return undefined;
  return { winner, ...(moves !== undefined && { moves: moves + 1 }), ...(moves === 0 && { isExact: true }) };
};

/** Of the end of a game. */
const atEnd = ({ outcome, turn }: Station): Judgement | undefined => {
  if (!outcome) return undefined;
  const { winner } = outcome;
  const share = winner === undefined ? 0.5 : winner === 0 ? 1 : 0;
  return { turn, share, certainty: winner === undefined ? undefined : { winner, moves: 0 }, lines: [], depth: 0 };
};

/**
 * What is thought of the positions of a game, so that one does not contradict the next: at the end there is a winner, and whoever
 * moves to a win that is certain had one before, also if nobody saw it from there.
 */
export const agreed = (
  stations: readonly Station[],
  judgements: readonly (Judgement | undefined)[],
): readonly (Judgement | undefined)[] => {
  const found: (Judgement | undefined)[] = [];
  let after: Certainty | undefined;
  for (let at = judgements.length - 1; at >= 0; at--) {
    const station = stations[at]!;
    const judgement = judgements[at] ?? atEnd(station);
    const certainty = judgement?.certainty ?? (after && before(station, after));
    found[at] = judgement && certainty ? { ...judgement, certainty, share: certainty.winner === 0 ? 1 : 0 } : judgement;
    after = certainty;
  }
  return found;
};
