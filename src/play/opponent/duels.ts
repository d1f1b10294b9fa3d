import { type Company, otherSeat, ownSeat, type Sitter, sitterAt } from '../../core/company.ts';
import type { Outcome } from '../../core/game.ts';
import type { Size } from '../../core/grid.ts';

/** How often a player has won and lost against a rival, and how often nobody has. */
export interface Duels {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Of one game, by board and rival: `8x8 3`, where rivals count from 1 as players count them. */
export type DuelBook = Readonly<Record<string, Duels>>;

export const NO_DUELS: Duels = { won: 0, lost: 0, drawn: 0 };

const keyOf = ({ width, height }: Size, rival: number): string => `${width}x${height} ${rival + 1}`;

export const duelsWith = (book: DuelBook | undefined, size: Size, rival: number): Duels =>
  book?.[keyOf(size, rival)] ?? NO_DUELS;

/** The book after one more game. */
export const noted = (book: DuelBook | undefined, size: Size, rival: number, ending: keyof Duels): DuelBook => {
  const before = duelsWith(book, size, rival);
  return { ...book, [keyOf(size, rival)]: { ...before, [ending]: before[ending] + 1 } };
};

/** Of two books of the same player: whoever has counted further has counted what the other has too. */
export const joinedBooks = (one: DuelBook, other: DuelBook): DuelBook => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const larger = (key: string): Duels => {
    const [here, there] = [one[key] ?? NO_DUELS, other[key] ?? NO_DUELS];
    return {
      won: Math.max(here.won, there.won),
      lost: Math.max(here.lost, there.lost),
      drawn: Math.max(here.drawn, there.drawn),
    };
  };
  return Object.fromEntries([...keys].map((key) => [key, larger(key)]));
};

/** How a game against a rival has ended for the one who is here; undefined where it is no such game. */
export const endingOf = (
  company: Company | undefined,
  { winner }: Outcome,
): { readonly rival: number; readonly ending: keyof Duels } | undefined => {
  const own = ownSeat(company);
  const rival: Sitter = own === undefined ? 'person' : sitterAt(company, otherSeat(own));
  if (own === undefined || typeof rival !== 'number') return undefined;
  if (winner === undefined) return { rival, ending: 'drawn' };
  return { rival, ending: winner === own ? 'won' : 'lost' };
};
