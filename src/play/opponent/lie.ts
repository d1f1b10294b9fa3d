import { type Company, FRIENDS, ownSeat } from '../../core/company.ts';
import type { AnyGame } from '../../core/game.ts';
import { isSameLie, UPRIGHT } from '../../core/orientation.ts';
import type { Orientation } from '../../core/view.ts';
import type { Table } from '../table/table.ts';

/** How a board lies before those who play: against a rival one's own is below. As drawn where that makes no difference. */
export const lieOf = ({ below }: Pick<AnyGame, 'below'>, company: Company | undefined): Orientation => {
  if (!below) return UPRIGHT;
  const own = ownSeat(company);
  const usual = own === undefined ? UPRIGHT : below[own];
  if (!company?.isTurned) return usual;
  return isSameLie(usual, below[0]) ? below[1] : below[0];
};

/** Lays the board the other way round, for whoever plays on it; that goes with the game. */
export const turnBoard = ({ round }: Table, now: number): void => {
  const { isTurned, ...company } = round?.own(now).company ?? FRIENDS;
  round?.played.sit(isTurned ? company : { ...company, isTurned: true });
};
