import type { AnyGame } from '../../core/game.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import { legMessage, legsWords } from '../speech/guide.ts';
import { improvedMessage } from '../speech/improved.ts';
import type { Gain } from './improved.ts';
import type { Job } from './job.ts';
import { HOPELESS_OFFERS, hintOffers, improvedOffers, SEEKING_OFFERS, seekingMessage } from './said.ts';
import type { GuideDisplay } from './shown.ts';
import { NO_WARNING } from './warnings.ts';

/** What there is to be shown. */
interface Parts extends Pick<GuideDisplay, 'legs' | 'offers' | 'warning'> {
  readonly job: Job | undefined;
  readonly gains: readonly Gain[];
}

/** Nobody has asked for anything. */
export const NOTHING: GuideDisplay = {
  legs: [],
  isSeeking: false,
  message: undefined,
  told: undefined,
  improved: undefined,
  offers: [],
  warning: NO_WARNING,
};

/** Whoever is warned can do something about it, unless he has asked for something else; at the start there is nothing to undo. */
const offersOf = ({ job, legs, offers, warning }: Parts, at: number): GuideDisplay['offers'] => {
  if (job) return SEEKING_OFFERS;
  if (legs.length > 0) return hintOffers(legs);
  const open = offers.length === 0 && warning.message ? HOPELESS_OFFERS : offers;
  return at === 0 && open === HOPELESS_OFFERS ? [] : open;
};

type Seen = Pick<Snapshot, 'view' | 'at' | 'outcome' | 'score'>;

/** What was made better before is told at the start, and beside a solution that takes more; not while something is asked for. */
const gainsToTell = ({ job, legs, offers, gains }: Parts, { at, outcome, score }: Seen): readonly Gain[] => {
  if (job || legs.length > 0 || offers.length > 0) return [];
  if (outcome) return gains.filter(({ aim, has }) => has < (score[aim] ?? 0));
  return at === 0 ? gains : [];
};

export const displayOf = (game: AnyGame, seen: Seen, parts: Parts): GuideDisplay => {
  const { job, legs, warning } = parts;
  const last = legs.at(-1);
  const gains = gainsToTell(parts, seen);
  return {
    legs,
    isSeeking: job !== undefined,
    message: job ? seekingMessage(job.kind, job.nodes) : last && legMessage(last),
    told: job ? seekingMessage(job.kind, 0) : legsWords(game, legs, seen.view),
    improved: improvedMessage(gains),
    offers: [...offersOf(parts, seen.at), ...improvedOffers(gains)],
    warning,
  };
};
