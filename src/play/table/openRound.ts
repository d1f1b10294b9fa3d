import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { ok, type Parsed } from '../../core/parsed.ts';
import { openSession } from '../../core/session.ts';
import { drawnView } from '../packs/preview.ts';
import type { Opening } from './opening.ts';
import { Round } from './round.ts';

/** A level with what was played of it before: on the board as it was left, or aside. */
export const openRound = (game: AnyGame, level: Level, opening: Opening): Parsed<Round> => {
  const session = openSession(game, level.board);
  if (!session.ok) return session;
  // A line that cannot be replayed any more cannot be gone on with.
  session.value.restore(opening.lines, opening.first);
  return ok(new Round(game, session.value, drawnView(game, level), opening));
};
