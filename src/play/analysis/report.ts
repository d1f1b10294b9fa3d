import type { GameStudy } from './gameStudy.ts';
import type { Judgement } from './judgement.ts';
import { type Mistake, mistakesOf } from './mistakes.ts';
import type { Station } from './playedGame.ts';

/** What is known of a whole game so far. Plain data. */
export interface Report {
  readonly stations: readonly Station[];
  readonly judgements: readonly (Judgement | undefined)[];
  readonly mistakes: readonly Mistake[];
  /** How many positions were looked at. */
  readonly done: number;
  readonly state: 'going' | 'stopped' | 'done' | 'lost';
}

const stateOf = ({ isLost, isDone, isGoing }: GameStudy): Report['state'] => {
  if (isLost) return 'lost';
  if (isDone) return 'done';
  return isGoing ? 'going' : 'stopped';
};

export const reportOf = (study: GameStudy): Report => {
  const { stations, judgements, done } = study;
  return { stations, judgements, mistakes: mistakesOf(stations, judgements), done, state: stateOf(study) };
};
