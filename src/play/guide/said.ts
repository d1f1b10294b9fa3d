import { type Message, say } from '../../core/parsed.ts';
import type { Thrift } from '../../core/thrift.ts';
import { isBent } from '../speech/guide.ts';
import type { Round } from '../table/round.ts';
import { BEING_SHOWN } from '../table/screening.ts';
import type { Gain } from './improved.ts';
import { type JobKind, PATIENCE } from './job.ts';
import type { LastSolvable } from './lastSolvable.ts';
import type { Leg } from './legs.ts';
import type { Offer } from './shown.ts';

const UNDO: Offer = { command: 'undo-to-solvable', name: say('Undo to where it was still solvable') };

/** What can be done with a hint: asked again it tells first how the thing comes to where it goes. */
export const hintOffers = (legs: readonly Leg[]): readonly Offer[] => [
  { command: 'follow-hint', name: say('Do it') },
  { command: 'hint', name: isBent(legs.at(-1)) ? say('Push by push') : say('One more') },
  { command: 'solve', name: say('Whole solution') },
];

/** What can be done where nothing leads to a solution any more. */
export const HOPELESS_OFFERS: readonly Offer[] = [UNDO];

const SHOWN: Readonly<Record<Thrift, Offer>> = {
  moves: { command: 'show-fewer-moves', name: say('Show fewer moves') },
  pushes: { command: 'show-fewer-pushes', name: say('Show fewer pushes') },
};

/** What can be done with better solutions; where one is the best of both it is offered once. */
export const improvedOffers = (gains: readonly Gain[]): readonly Offer[] => {
  const lines = new Map(gains.toReversed().map(({ aim, improved }) => [improved.moves, SHOWN[aim]]));
  const offers = [...lines.values()].toReversed();
  return offers.length > 1 ? offers : offers.map(({ command }) => ({ command, name: say('Show it') }));
};

/** What can be done while something is looked for. */
export const SEEKING_OFFERS: readonly Offer[] = [{ command: 'release', name: say('Cancel') }];

/** Asked before the first help of a line. */
export const HELP_QUESTION = say(
  'With help this line is not your own any more: no result of it can be saved until you begin anew. Do you want help?',
);

/** Why nobody can be helped now. */
export const helpRefusal = (round: Round | undefined, now: number): Message | undefined => {
  if (!round || round.screening) return round ? BEING_SHOWN : say('This level cannot be played.');
  return round.own(now).outcome ? say('The level is solved.') : undefined;
};

export const ALL_SHOWN = say('That was all of it: then the level is solved.');

const NEVER_SOLVABLE = say('This level cannot be solved at all.');

/** That nothing leads to a solution: any more, or from the start. */
export const hopelessMessage = (isStart: boolean): Message =>
  isStart ? NEVER_SOLVABLE : say('This can no longer be solved.');

const SOUGHT: Readonly<Record<JobKind, Message>> = {
  hint: say('A hint is being looked for …'),
  solve: say('A solution is being looked for …'),
  solvable: say('Whether this can still be solved cannot be told yet: it is being looked for …'),
  undo: say('The last position that could be solved is being looked for …'),
  improve: say('A better solution is being looked for …'),
};

/** What is looked for, how many positions were looked at, and how long that goes on; of a line nobody knows how many have to be asked about. */
export const seekingMessage = (kind: JobKind, nodes: number): Message => {
  const sought = SOUGHT[kind];
  if (nodes === 0) return sought;
  if (kind === 'undo') return say('{sought} {nodes} positions so far.', { sought, nodes });
  const seconds = PATIENCE[kind] / 1000;
  return say('{sought} {nodes} positions so far, for at most {seconds} s.', { sought, nodes, seconds });
};

const IN_VAIN: Readonly<Record<JobKind, Message>> = {
  hint: say('No hint was found.'),
  solve: say('No solution was found.'),
  solvable: say('Whether this can still be solved could not be found out.'),
  undo: say('No position of this line was found from which it can be solved.'),
  improve: say('No better solution was found.'),
};

/** That nothing was found and why, or that nobody looks. */
export const unknownMessage = (kind: JobKind, reason: Message | undefined): Message =>
  reason
    ? say('{before} {next}', { before: IN_VAIN[kind], next: reason })
    : say('What looks for solutions does not answer.');

/** How far back it went, and how sure that is. */
export const undoneMessage = ({ at, isSure }: LastSolvable, isHere: boolean): Message => {
  if (at === undefined) return isSure ? NEVER_SOLVABLE : IN_VAIN.undo;
  if (isHere) return say('This can still be solved: there is nothing to undo.');
  return isSure
    ? say('From here it can still be solved.')
    : say('From here it can be solved; perhaps also from later on.');
};
