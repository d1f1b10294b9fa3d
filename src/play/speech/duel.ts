import { type Company, isByLink, isPerson, ownSeat } from '../../core/company.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';

/** Who has won, where one of them is here and the other is not. */
export const duelMessage = (company: Company | undefined, { winner, isResigned }: Outcome): Message | undefined => {
  const own = ownSeat(company);
  if (own === undefined || winner === undefined) return undefined;
  if (winner === own) return say('You have won!');
  if (isByLink(company)) {
    return isResigned ? say('You have resigned: the other player has won.') : say('The other player has won.');
  }
  return isResigned ? say('You have resigned: the computer has won.') : say('The computer has won.');
};

/** Whose turn it is, where one of them is here and the other is not. */
export const duelTurnMessage = (company: Company | undefined, turn: Seat): Message | undefined => {
  if (ownSeat(company) === undefined) return undefined;
  if (isPerson(company, turn)) return say('Your turn.');
  return isByLink(company) ? say('The other player’s turn.') : say('The turn of the computer.');
};

/** What somebody did who is not here. */
export const duelDeedMessage = (company: Company | undefined, deed: Message): Message => {
  if (!isByLink(company)) return say('The computer: {deed}', { deed });
  return ownSeat(company) === undefined ? deed : say('The other player: {deed}', { deed });
};
