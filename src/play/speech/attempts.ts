import { type Message, say } from '../../core/parsed.ts';
import type { Aside } from '../../core/pile.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import { clockText } from './clockText.ts';

/** What was played of a level before, while it stands at its start; `key` is the one that goes on with it. */
export const offerOf = ({ aside, isAsideOver, length }: Snapshot, key: string | undefined): Message | undefined => {
  if (aside === undefined || isAsideOver) return undefined;
  const at = aside || length;
  return key === undefined
    ? say('You were at move {at} · Continue', { at })
    : say('You were at move {at} · Continue ({key})', { at, key });
};

/** A line that lies aside: how far it was, and how long that took. */
export const attemptMessage = ({ at, length, score, spent: [one, other] }: Aside): Message => {
  const time = clockText(one + other);
  const { moves = at } = score;
  if (at < length) return say('Move {at} of {length}, {time}', { at, length, time });
  return moves === 1 ? say('1 move, {time}', { time }) : say('{moves} moves, {time}', { moves, time });
};
