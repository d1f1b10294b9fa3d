import type { AnyGame } from '../../core/game.ts';
import type { GameHelp, Scene } from '../../core/help.ts';
import { openSession } from '../../core/openSession.ts';
import type { View } from '../../core/view.ts';

/** What a game tells about itself. Where it brings no help, its introduction has to do. */
export const helpOf = async (game: AnyGame): Promise<GameHelp> =>
  (await game.help?.()) ?? { rules: [game.introduction] };

/** A scene before and after its moves. Played by the game itself: help never shows what the rules do not do. */
export const picturesOf = (game: AnyGame, { board, moves }: Scene): readonly [before: View, after: View] => {
  const session = openSession(game, board);
  if (!session.ok) throw new Error(`A scene cannot be read: ${board}`);
  const before = session.value.snapshot(0).view;
  if (!session.value.play(moves, 0).ok) throw new Error(`A scene cannot be played: ${moves}`);
  return [before, session.value.snapshot(0).view];
};
