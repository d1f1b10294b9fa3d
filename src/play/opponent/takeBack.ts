import { hasRival, isPerson, ownSeat } from '../../core/company.ts';
import type { Seat } from '../../core/game.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Round } from '../table/round.ts';

type Stood = Pick<Snapshot, 'at' | 'length' | 'turn' | 'back' | 'forth' | 'company' | 'aside'>;

/** Whether somebody here is to move after so many moves. Those who play against each other take turns. */
const isOwnAt = ({ turn, at: here, company }: Stood, at: number): boolean =>
  isPerson(company, (Math.abs(turn + here - at) % 2) as Seat);

/** Whether moves are taken back by two, a rival's with one's own: not by those who only look on. */
const isPaired = ({ company, aside }: Stood): boolean =>
  hasRival(company) && ownSeat(company) !== undefined && aside === undefined;

/** Where undo leads: against a rival to one's own turn. Undefined where there is nothing to take back. */
export const backTo = (stood: Stood): number | undefined => {
  const { at, back } = stood;
  if (at === 0) return undefined;
  if (!isPaired(stood)) return back;
  for (let to = at - 1; to >= 0; to -= 1) if (isOwnAt(stood, to)) return to;
  return undefined;
};

/** Where redo leads: to one's own turn, or to the end. */
export const forthTo = (stood: Stood): number => {
  const { at, length, forth } = stood;
  if (!isPaired(stood)) return forth;
  for (let to = at + 1; to < length; to += 1) if (isOwnAt(stood, to)) return to;
  return length;
};

/** Undoing is counted, and looking through what was played is not. */
export const takeBack = (round: Round, to: number | undefined, now: number): void => {
  if (to === undefined) return;
  round.played.noteUndo();
  round.seek(to, now);
};
