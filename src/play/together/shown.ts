import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/parsed.ts';
import { writtenLine } from '../analysis/writtenLine.ts';
import { isBegun, leftAt, type Match, type MatchEnd } from './match.ts';
import type { MatchClient } from './matchClient.ts';
import type { Timing } from './protocol.ts';

/** Whether somebody is there: connected, not come yet, or cut off. */
export type Attendance = 'here' | 'awaited' | 'lost';

/** One of the two who play. */
export interface SeatShown {
  /** Undefined where nobody sits, or nobody gave a name. */
  readonly name: string | undefined;
  readonly attendance: Attendance;
  /** Milliseconds that are left, where there is a clock … */
  readonly left: number | undefined;
  /** … that he has thought, and for his last move. */
  readonly spent: number;
  readonly took: number | undefined;
}

/** Who wants to take back, and what. */
export interface RequestShown {
  readonly seat: Seat;
  /** As people write them. */
  readonly moves: readonly string[];
}

/** All that a screen shows of a match with somebody elsewhere. Plain data. */
export interface MatchDisplay {
  readonly clock: Timing;
  /** Where the one sits who is here; undefined where he watches. */
  readonly own: Seat | undefined;
  readonly seats: readonly [SeatShown, SeatShown];
  readonly isBegun: boolean;
  /** Whether there is a connection. */
  readonly isHere: boolean;
  /** Whether a move was made that nobody has confirmed yet. */
  readonly isSending: boolean;
  readonly request: RequestShown | undefined;
  /** Who was told no. */
  readonly declined: Seat | undefined;
  readonly end: MatchEnd | undefined;
  /** Who wants another game, and which that is. */
  readonly rematch: readonly [boolean, boolean];
  readonly next: string | undefined;
  readonly watchers: number;
  readonly names: readonly string[];
  /** Why something was not done. */
  readonly message: Message | undefined;
}

const attendanceOf = ({ isHere, presence, seat: own }: MatchClient, match: Match, seat: Seat): Attendance => {
  if (match.names[seat] === undefined) return 'awaited';
  return isHere && (own === seat || presence.seats[seat]) ? 'here' : 'lost';
};

/** What whoever sits there was asked to take, of the moves that he made. */
const tookOf = ({ took, game, states }: Match, seat: Seat): number | undefined =>
  took[took.findLastIndex((_, index) => game.turn(states[index]) === seat)];

const seatOf = (client: MatchClient, match: Match, seat: Seat, time: number): SeatShown => {
  const { running, spent } = match;
  return {
    name: match.names[seat] || undefined,
    attendance: attendanceOf(client, match, seat),
    left: leftAt(match, seat, time),
    spent: spent[seat] + (running?.seat === seat ? Math.max(0, time - running.since) : 0),
    took: tookOf(match, seat),
  };
};

/** What is to be taken back. */
const requestOf = ({ request, game, moves, states }: Match): RequestShown | undefined => {
  if (!request) return undefined;
  const { seat, to } = request;
  return { seat, moves: writtenLine(game, game.format(states[to]), moves.slice(to)) };
};

/** Undefined as long as nothing is known of it. */
export const shownOf = (client: MatchClient, now: number): MatchDisplay | undefined => {
  const { match, presence, isHere, pending, message, seat: own } = client;
  if (!match) return undefined;
  const { declined, end, rematch, next, terms } = match;
  const time = client.serverTime(now);
  return {
    clock: terms.clock,
    own,
    seats: [seatOf(client, match, 0, time), seatOf(client, match, 1, time)],
    isBegun: isBegun(match),
    isHere,
    isSending: pending !== undefined,
    request: requestOf(match),
    declined,
    end,
    rematch,
    next,
    watchers: presence.watchers,
    names: presence.names,
    message,
  };
};
