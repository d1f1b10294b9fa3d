import { otherSeat } from '../../core/company.ts';
import type { Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { isBegun, type Match, turnOf } from '../together/match.ts';
import { endMessage, otherMessage } from './together.ts';

/** How a match stands for somebody who plays it, in a list. */
export const standingMessage = (match: Match, own: Seat): Message => {
  const { names, end, rematch } = match;
  const seated = { own, seats: [{ name: names[0] || undefined }, { name: names[1] || undefined }] } as const;
  const name = otherMessage(seated);
  const isWanted = rematch[otherSeat(own)] && !rematch[own];
  if (end) return isWanted ? say('{name} wants another game, with sides changed.', { name }) : endMessage(seated, end);
  if (!isBegun(match)) return say('waiting for the other player');
  return turnOf(match) === own ? say('{name} · your turn', { name }) : say('{name} · waiting for a move', { name });
};
