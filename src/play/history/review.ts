import type { AnyGame } from '../../core/game.ts';
import { openSession } from '../../core/openSession.ts';
import type { Replay } from '../../core/replay.ts';
import type { View } from '../../core/view.ts';

/** Something that was played, to be looked through. */
export interface Review {
  readonly moves: readonly string[];
  /** The board after so many of them. */
  viewAt(at: number): View;
}

/** Undefined where the moves cannot be replayed. */
export const reviewOf = (game: AnyGame, { board, moves }: Replay): Review | undefined => {
  const session = openSession(game, board);
  if (!session.ok || !session.value.play(moves, 0).ok) return undefined;
  const viewAt = (at: number): View => {
    session.value.seek(at, 0);
    return session.value.snapshot(0).view;
  };
  const steps = game.steps(session.value.replay(0).moves);
  return { moves: steps.ok ? steps.value.map(({ text }) => text) : [], viewAt };
};
