import type { AnyGame } from '../../core/game.ts';
import type { View } from '../../core/view.ts';
import { legMessage, legsWords } from '../speech/guide.ts';
import type { Job } from './job.ts';
import { HOPELESS_OFFERS, SEEKING_OFFERS, seekingMessage } from './said.ts';
import type { GuideDisplay } from './shown.ts';
import { NO_WARNING } from './warnings.ts';

/** What there is to be shown. */
interface Parts extends Pick<GuideDisplay, 'legs' | 'offers' | 'warning'> {
  readonly job: Job | undefined;
}

/** Nobody has asked for anything. */
export const NOTHING: GuideDisplay = {
  legs: [],
  isSeeking: false,
  message: undefined,
  told: undefined,
  offers: [],
  warning: NO_WARNING,
};

/** Whoever is warned can do something about it, unless he has asked for something else. */
const offersOf = ({ job, offers, warning }: Parts): GuideDisplay['offers'] => {
  if (job) return SEEKING_OFFERS;
  return offers.length === 0 && warning.message ? HOPELESS_OFFERS : offers;
};

export const displayOf = (game: AnyGame, view: View, parts: Parts): GuideDisplay => {
  const { job, legs, warning } = parts;
  const last = legs.at(-1);
  return {
    legs,
    isSeeking: job !== undefined,
    message: job ? seekingMessage(job.kind, job.nodes) : last && legMessage(last),
    told: job ? seekingMessage(job.kind, 0) : legsWords(game, legs, view),
    offers: offersOf(parts),
    warning,
  };
};
