import type { AnyGame } from '../core/game.ts';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import { hasRivals, type Preference, SIDES } from '../play/opponent/sides.ts';

/** Whom the player wants to play with, as he asked on the command line. */
export interface Against {
  /** A level, counted from 1. */
  readonly against?: string | undefined;
  readonly side?: string | undefined;
  /** The computer plays both sides. */
  readonly watch?: true | undefined;
}

const numberOf = (level: string, most: number): number | undefined =>
  /^\d+$/.test(level) && Number(level) >= 1 && Number(level) <= most ? Number(level) : undefined;

/** Undefined where nothing was asked for: then it is as it was the last time. */
export const preferenceFor = (game: AnyGame, { against, side, watch }: Against): Parsed<Preference | undefined> => {
  if (against === undefined && side === undefined && !watch) return ok(undefined);
  if (!hasRivals(game)) return bad(say('Nobody can be played against in {game}.', { game: { text: game.title } }));
  const most = game.rivals!.length;
  const level = numberOf(against ?? '', most);
  if (level === undefined) return bad(say('The opponent is a level from 1 to {most}: --against 1.', { most }));
  const chosen = SIDES.find((one) => one === (watch ? 'none' : (side ?? 'first')));
  if (!chosen || (side === 'none' && !watch)) return bad(say('A side is first, second or either: --side second.'));
  return ok({ rival: level - 1, side: chosen });
};
