import type { Game } from './game.ts';
import type { Line, Origin } from './line.ts';

/**
 * Whether the next move of a line that was tried is the one that could be redone. What came from elsewhere is not redone but
 * played by whoever plays it himself; but of a game for two nobody has made all the moves.
 */
export const isRedo = <S, M>(game: Game<S, M>, line: Line<S, M>, tried: Line<S, M>, origin: Origin): boolean => {
  const { at, own, length, state } = line;
  if (at >= Math.min(length, tried.length) || (origin === 'player' && own <= at && !line.company)) return false;
  const [undone, move] = [line, tried].map((one) => game.formatMove(state, one.moveAt(at)));
  return undone === move;
};
