import type { AnyGame } from '../../core/game.ts';
import type { Kept } from '../../core/kept.ts';
import { openSession } from '../../core/openSession.ts';
import type { Session } from '../../core/session.ts';

/**
 * A session that goes on with a kept line where it was left; one at its start when there is none that can be replayed.
 * Undefined when the board cannot be read.
 */
export const resumed = (game: AnyGame, board: string, line: Kept | undefined): Session | undefined => {
  const session = openSession(game, board);
  if (!session.ok) return undefined;
  session.value.restore(line ? [line] : [], 'board');
  return session.value;
};
