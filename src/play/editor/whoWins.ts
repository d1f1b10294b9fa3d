import type { AnyGame } from '../../core/game.ts';
import type { Study } from '../../core/mind.ts';
import { type Certainty, judgementOf } from '../analysis/judgement.ts';
import type { Stop, Thinker } from '../thinking/thinker.ts';

/** At how many positions is looked at the most: half a minute, or a whole one on a phone. */
const MOST = 3_000_000;

/** Somebody waits to be told who wins. */
interface Waiting {
  /** How many positions were looked at. */
  told(nodes: number): void;
  /** Undefined where nobody could find out. */
  found(certainty: Certainty | undefined): void;
}

/** Asks who wins a position of a game for two whatever the other plays, and in how few moves. */
export const askWhoWins = (
  thinker: Pick<Thinker, 'study'>,
  game: AnyGame,
  position: string,
  { told, found }: Waiting,
): Stop => {
  let hasAnswered = false;
  const answer = (certainty: Certainty | undefined): void => {
    hasAnswered = true;
    stop();
    found(certainty);
  };
  const hear = (study: Study, isLast: boolean): void => {
    if (hasAnswered) return;
    const certainty = judgementOf(game, position, study)?.certainty;
    // What is known to be the fewest moves cannot become fewer.
    if (isLast || certainty?.isExact) answer(certainty);
    else told(study.nodes);
  };
  let stop: Stop = () => {};
  stop = thinker.study({ game: game.id, position, lines: 1, nodes: MOST }, { hear, lost: () => answer(undefined) });
  return stop;
};
