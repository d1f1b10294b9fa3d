import { isByLink, isPerson } from '../../core/company.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Snapshot } from '../../core/snapshot.ts';

type Stood = Pick<Snapshot, 'company' | 'turn' | 'at' | 'length'>;

/** Why nobody here can move now. Moves that somebody elsewhere has seen are not played otherwise. */
export const moveRefusal = ({ company, turn, at, length }: Stood): Message | undefined => {
  if (isByLink(company) && at < length) return say('This was some moves ago: go to the last one to play on.');
  return isPerson(company, turn) ? undefined : say('It is not your turn.');
};
