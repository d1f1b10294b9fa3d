import type { Seat } from './game.ts';

/** Who plays a seat: somebody at this board, somebody elsewhere, or a rival of the game, who counts from 0. */
export type Sitter = 'person' | 'elsewhere' | number;

/** Those who play a game for two. It goes with the line that they play. */
export interface Company {
  /** By their seats. */
  readonly seats: readonly Sitter[];
  /** Somebody was helped, or others sat down in the middle of it: whoever wins this has beaten nobody. */
  readonly isFree?: true;
  /** The board lies the other way round than it would before them. */
  readonly isTurned?: true;
}

/** Two people at one board. */
export const FRIENDS: Company = { seats: ['person', 'person'] };

/** Who plays a seat; where nobody was asked to, it is somebody here. */
export const sitterAt = (company: Company | undefined, seat: Seat): Sitter => company?.seats[seat] ?? 'person';

export const isPerson = (company: Company | undefined, seat: Seat): boolean => sitterAt(company, seat) === 'person';

/** The one seat that somebody here has; undefined where both are here or none. */
export const ownSeat = (company: Company | undefined): Seat | undefined => {
  const [first, second] = [isPerson(company, 0), isPerson(company, 1)];
  if (first === second) return undefined;
  return first ? 0 : 1;
};

/** Whether a rival has a seat. */
export const hasRival = (company: Company | undefined): boolean =>
  company?.seats.some((sitter) => typeof sitter === 'number') ?? false;

/** Whether somebody plays who is not at this board. */
export const isByLink = (company: Company | undefined): boolean => company?.seats.includes('elsewhere') ?? false;

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Whoever is to move, where he thinks about it: no rival does about a move that could be redone. */
export const whoThinks = (
  line: { readonly at: number; readonly length: number; readonly company: Company | undefined },
  seat: Seat,
): Seat | undefined => (line.at === line.length || isPerson(line.company, seat) ? seat : undefined);
