import { otherSeat } from '../../core/company.ts';
import type { Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { isBegun, type Match, turnOf } from '../together/match.ts';

/** How a match stands for somebody who plays it, in a list. */
export const standingMessage = (match: Match, own: Seat): Message => {
  if (!isBegun(match)) return say('waiting for the other player');
  const given = match.names[otherSeat(own)];
  const name = given ? { text: given } : say('The other player');
  return turnOf(match) === own ? say('{name} · your turn', { name }) : say('{name} · waiting for a move', { name });
};
