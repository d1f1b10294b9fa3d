import type { AnyGame } from '../../core/game.ts';
import { openSession } from '../../core/openSession.ts';
import { seenView } from '../../core/orientation.ts';
import type { Level } from '../../core/pack.ts';
import { ok, type Parsed } from '../../core/parsed.ts';
import { drawnView } from '../packs/preview.ts';
import { rulesOfTask } from '../task/taskGame.ts';
import { mannerIn } from './manner.ts';
import type { Opening } from './opening.ts';
import { Round } from './round.ts';

/** A level at its start. */
export const openRound = (played: AnyGame, level: Level, opening: Opening): Parsed<Round> => {
  const game = rulesOfTask(played, level);
  const session = openSession(game, level.board);
  if (!session.ok) return session;
  const { orientation } = mannerIn(game, opening.manner());
  session.value.turn(orientation);
  const drawn = drawnView(game, level);
  return ok(new Round(game, session.value, drawn && seenView(drawn, orientation), opening));
};
