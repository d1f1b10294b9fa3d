import type { Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { seatMessage } from '../speech/announce.ts';
import { faultOf } from '../thinking/worth.ts';
import { type Judgement, shareOf } from './judgement.ts';
import type { Station } from './playedGame.ts';

/** How bad a move was: a chance given away, a great one, or a win that was certain. Slips are not worth telling. */
export type Fault = 'mistake' | 'blunder' | 'missed';

/** A move that made things worse for whoever played it. */
export interface Mistake {
  /** Where it was played: after so many moves. */
  readonly at: number;
  readonly seat: Seat;
  readonly fault: Fault;
  readonly played: string;
  readonly better: string;
  /** The shares of whoever played it before and afterwards. */
  readonly before: number;
  readonly after: number;
}

/** With such a share a win is not let go, only not proven yet. */
const STILL_WON = 0.9;

const faultIn = (here: Judgement, next: Judgement, seat: Seat): Fault | undefined => {
  const after = shareOf(next, seat);
  if (here.certainty?.winner === seat && next.certainty?.winner !== seat && after < STILL_WON) return 'missed';
  const fault = faultOf(shareOf(here, seat) - after);
  return fault === 'slip' ? undefined : fault;
};

const mistakeAt = (station: Station, at: number, here: Judgement, next: Judgement): Mistake | undefined => {
  const [best] = here.lines;
  const [better] = best?.written ?? [];
  if (station.written === undefined || better === undefined || best?.move === station.move) return undefined;
  const { turn: seat, written: played } = station;
  const fault = faultIn(here, next, seat);
  return fault && { at, seat, fault, played, better, before: shareOf(here, seat), after: shareOf(next, seat) };
};

/** The moves of a game that were none too good, in order: where both the position before and the one after are judged. */
export const mistakesOf = (
  stations: readonly Station[],
  judgements: readonly (Judgement | undefined)[],
): readonly Mistake[] =>
  stations.flatMap((station, at) => {
    const [here, next] = [judgements[at], judgements[at + 1]];
    return (here && next && mistakeAt(station, at, here, next)) ?? [];
  });

export const faultMessage = (fault: Fault): Message => {
  if (fault === 'missed') return say('missed win');
  return fault === 'blunder' ? say('blunder') : say('mistake');
};

/** What was wrong with it, and what was better. */
export const mistakeMessage = ({ seat, fault, played, better, before, after }: Mistake): Message => {
  const who = seatMessage(seat);
  const [from, to] = [before, after].map((share) => Math.round(100 * share)) as [number, number];
  if (fault === 'missed') {
    return say('{who}, {played}: a sure win was missed. Better was {better}.', { who, played, better });
  }
  return fault === 'blunder'
    ? say('{who}, {played}: a blunder, from {from} % to {to} %. Better was {better}.', {
        who,
        played,
        from,
        to,
        better,
      })
    : say('{who}, {played}: a mistake, from {from} % to {to} %. Better was {better}.', {
        who,
        played,
        from,
        to,
        better,
      });
};

/** How many there are, in words. */
export const mistakesMessage = (mistakes: readonly Mistake[]): Message => {
  const count = mistakes.length;
  if (count === 0) return say('No mistakes were found.');
  return count === 1 ? say('1 mistake') : say('{count} mistakes', { count });
};
