import { type Company, isPerson, ownSeat } from '../../core/company.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';

/** Who has won, where one of them is here and the other is not. */
export const duelMessage = (company: Company | undefined, { winner }: Outcome): Message | undefined => {
  const own = ownSeat(company);
  if (own === undefined || winner === undefined) return undefined;
  return winner === own ? say('You have won!') : say('The computer has won.');
};

/** Whose turn it is, where one of them is here and the other is not. */
export const duelTurnMessage = (company: Company | undefined, turn: Seat): Message | undefined => {
  if (ownSeat(company) === undefined) return undefined;
  return isPerson(company, turn) ? say('Your turn.') : say('The turn of the computer.');
};
