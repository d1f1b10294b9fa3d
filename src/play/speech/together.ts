import { otherSeat } from '../../core/company.ts';
import type { Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { MatchEnd } from '../together/match.ts';
import type { Timing } from '../together/protocol.ts';
import type { MatchDisplay, RequestShown, SeatShown } from '../together/shown.ts';
import { seatMessage } from './announce.ts';
import { clockText } from './clockText.ts';

type Sitter = Pick<SeatShown, 'name'> & Partial<Pick<SeatShown, 'attendance'>>;

/** Who sits where, as far as it is to be told. */
interface Seated {
  readonly own: Seat | undefined;
  readonly seats: readonly [Sitter, Sitter];
}

/** Whoever sits there: by his name, or else by his seat. */
export const playerMessage = ({ seats }: Pick<Seated, 'seats'>, seat: Seat): Message => {
  const { name, attendance } = seats[seat];
  if (name !== undefined) return { text: name };
  return attendance === 'awaited' ? say('Nobody yet') : seatMessage(seat);
};

/** Whoever is cut off is told of in words too; whoever is cut off himself knows of nobody. */
export const awayMessages = (match: MatchDisplay | undefined, seat: Seat): readonly Message[] =>
  match?.isHere && match.seats[seat].attendance === 'lost' ? [say('away')] : [];

/** The one whom somebody plays with. */
export const otherMessage = ({ own, seats }: Seated): Message => {
  const name = own === undefined ? undefined : seats[otherSeat(own)].name;
  return name === undefined ? say('The other player') : { text: name };
};

const ownEnd = (match: Seated, { outcome: { winner }, by }: MatchEnd): Message => {
  const name = otherMessage(match);
  const isWon = winner === match.own;
  if (by === 'resignation') {
    return isWon
      ? say('{name} has resigned: you have won!', { name })
      : say('You have resigned: {name} has won.', { name });
  }
  if (by === 'time') {
    return isWon
      ? say('The time of {name} is over: you have won!', { name })
      : say('Your time is over: {name} has won.', { name });
  }
  return isWon ? say('You have won!') : say('{name} has won.', { name });
};

const seenEnd = (match: Seated, winner: Seat, by: MatchEnd['by']): Message => {
  const names = { name: playerMessage(match, winner), other: playerMessage(match, otherSeat(winner)) };
  if (by === 'resignation') return say('{other} has resigned: {name} has won.', names);
  return by === 'time' ? say('The time of {other} is over: {name} has won.', names) : say('{name} has won.', names);
};

/** How a match has ended, for whoever is here. */
export const endMessage = (match: Seated, end: MatchEnd): Message => {
  const { winner } = end.outcome;
  if (end.by === 'withdrawal') return say('The invitation was withdrawn.');
  if (winner === undefined) return say('A draw.');
  return match.own === undefined ? seenEnd(match, winner, end.by) : ownEnd(match, end);
};

/** What both agreed upon, or what was not played. */
export const takenBackMessage = (moves: number): Message =>
  moves === 1 ? say('1 move was taken back.') : say('{moves} moves were taken back.', { moves });

/** Who asks to take back, and what. */
export const requestMessage = (match: Seated, { seat, moves }: RequestShown): Message => {
  const values = { name: playerMessage(match, seat), moves: moves.join(' ') };
  return seat === match.own
    ? say('You ask to take back {moves}.', values)
    : say('{name} asks to take back {moves}.', values);
};

/** How long each may think. */
export const timingMessage = (clock: Timing): Message => {
  if (clock === null) return say('no clock');
  if ('days' in clock) return clock.days === 1 ? say('1 day a move') : say('{days} days a move', { days: clock.days });
  const [minutes, seconds] = [clock.budget / 60_000, clock.increment / 1000];
  return seconds === 0
    ? say('{minutes} min', { minutes })
    : say('{minutes} min + {seconds} s a move', { minutes, seconds });
};

const DAY = 86_400_000;

/** What a clock shows: of somebody who has days, those and hours. */
export const leftMessage = (left: number): Message =>
  left < DAY
    ? { text: clockText(left) }
    : say('{days} d {hours} h', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / 3_600_000) });

/** Who watches. */
export const watchersMessage = ({ watchers, names }: Pick<MatchDisplay, 'watchers' | 'names'>): Message => {
  const guests = watchers - names.length;
  if (watchers === 0) return say('Nobody watches.');
  if (names.length === 0) return guests === 1 ? say('1 guest') : say('{guests} guests', { guests });
  const named = names.join(', ');
  if (guests === 0) return { text: named };
  return guests === 1
    ? say('{names} and 1 guest', { names: named })
    : say('{names} and {guests} guests', { names: named, guests });
};
