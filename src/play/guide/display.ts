import type { AnyGame } from '../../core/game.ts';
import type { Snapshot } from '../../core/snapshot.ts';
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

/** Whoever is warned can do something about it, unless he has asked for something else; at the start there is nothing to undo. */
const offersOf = ({ job, offers, warning }: Parts, at: number): GuideDisplay['offers'] => {
  if (job) return SEEKING_OFFERS;
  const open = offers.length === 0 && warning.message ? HOPELESS_OFFERS : offers;
  return at === 0 && open === HOPELESS_OFFERS ? [] : open;
};

export const displayOf = (game: AnyGame, { view, at }: Pick<Snapshot, 'view' | 'at'>, parts: Parts): GuideDisplay => {
  const { job, legs, warning } = parts;
  const last = legs.at(-1);
  return {
    legs,
    isSeeking: job !== undefined,
    message: job ? seekingMessage(job.kind, job.nodes) : last && legMessage(last),
    told: job ? seekingMessage(job.kind, 0) : legsWords(game, legs, view),
    offers: offersOf(parts, at),
    warning,
  };
};
