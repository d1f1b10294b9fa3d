import { otherSeat } from '../../core/company.ts';
import type { Seat } from '../../core/game.ts';
import { findGame } from '../../games/index.ts';
import { isRecord } from '../belongings/json.ts';
import { afterEvents, type Match, openMatch } from './match.ts';
import type { Known } from './matchClient.ts';
import { isToken } from './protocol.ts';

/** What somebody keeps of a match that he plays: the secret that opens it, and how he has left it. */
export interface KeptMatch {
  readonly id: string;
  readonly token: string;
  /** Of whoever came by an invitation: the secret of his seat, that he made himself. */
  readonly own?: string;
  readonly name?: string;
  /** Of whoever has invited: what he hands on. */
  readonly invitation?: string;
  readonly watch?: string;
  /** The date when it was left, as text. */
  readonly date: string;
  /** Absent until a server has told of it. */
  readonly known?: Known;
}

export const writeKeptMatch = (kept: KeptMatch): string => JSON.stringify(kept);

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Undefined where that is none, or where what is known of it is not possible by the rules. */
export const readKeptMatch = (text: string): KeptMatch | undefined => {
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || typeof kept.id !== 'string' || !isToken(kept.token) || typeof kept.date !== 'string') {
      return undefined;
    }
    if (![kept.own, kept.name, kept.invitation, kept.watch].every(isText)) return undefined;
    const read = kept as unknown as KeptMatch;
    return read.known === undefined || matchOf(read) ? read : undefined;
  } catch {
    return undefined;
  }
};

/** The match as it was left; undefined where nothing is known of it yet. */
export const matchOf = ({ known }: Pick<KeptMatch, 'known'>): Match | undefined => {
  const game = known && findGame(known.match.game);
  const opened = game && openMatch(game, known.match, 0);
  const after = opened?.ok ? afterEvents(opened.value, known!.events) : opened;
  return after?.ok ? after.value : undefined;
};

/** Where the one sits who keeps it. */
export const ownSeat = ({ known }: Pick<KeptMatch, 'known'>): Seat => (known?.seat === 1 ? 1 : 0);

/** Whether there is something for whoever keeps it: it goes on, he has not seen its end yet, or the other one wants another. */
export const isNews = (kept: Pick<KeptMatch, 'known'>, { end, rematch }: Match): boolean => {
  if (!end) return true;
  if (end.by === 'withdrawal') return false;
  const own = ownSeat(kept);
  return matchOf(kept)?.end === undefined || (rematch[otherSeat(own)] && !rematch[own]);
};
