import { type Company, FRIENDS, isPerson, otherSeat, ownSeat, sitterAt } from '../../core/company.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import { dice } from '../../core/random.ts';
import { type Preference, SIDES, type Side } from './sides.ts';

/** Nobody has chosen yet. */
export const BESIDE: Preference = { rival: 'friend', side: 'first' };

/** The rival for those who are here for the first time: not the very easiest, who is for children. */
export const newcomersRival = ({ rivals = [] }: Pick<AnyGame, 'rivals'>): number => Math.min(1, rivals.length - 1);

/** A rival on one seat, and somebody here on the other. */
export const against = (rival: number, own: Seat): Company => ({
  seats: own === 0 ? ['person', rival] : [rival, 'person'],
});

const SEATS: Readonly<Partial<Record<Side, Seat>>> = { first: 0, second: 1 };

/** Who sits down at a new game. Chance has a seed. */
export const companyFor = ({ rival, side }: Preference, seed: number): Company => {
  if (rival === 'friend') return FRIENDS;
  if (side === 'none') return { seats: [rival, rival] };
  return against(rival, SEATS[side] ?? (dice(seed).roll(2) as Seat));
};

/** Who plays on in the middle of a game: whoever does not mind keeps his side. */
export const companyAfter = (before: Company | undefined, { rival, side }: Preference, turn: Seat): Company => {
  if (rival === 'friend') return FRIENDS;
  if (side === 'none') return { seats: [rival, rival] };
  return against(rival, SEATS[side] ?? ownSeat(before) ?? turn);
};

/** Whom one plays with in a game, and which side one has, whatever was chosen for others. */
export const rivalIn = (company: Company): Preference['rival'] => {
  const sitter = sitterAt(company, isPerson(company, 0) ? 1 : 0);
  return typeof sitter === 'number' ? sitter : 'friend';
};

export const sideIn = (company: Company): Side => {
  if (isPerson(company, 0)) return 'first';
  return isPerson(company, 1) ? 'second' : 'none';
};

/** The same two on each other's seats. */
export const swapped = ({ seats: [first = 'person', second = 'person'] }: Company): Company => ({
  seats: [second, first],
});

/** The side of a preference after the seats were changed, where it is one of them. */
export const swappedSide = (side: Side): Side => {
  const seat = SEATS[side];
  return seat === undefined ? side : SIDES[otherSeat(seat)];
};
