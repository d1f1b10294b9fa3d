import { hasRival } from './company.ts';
import type { Game } from './game.ts';
import type { Line, Origin } from './line.ts';

/**
 * Whether the next move of a line that was tried is the one that could be redone. What came from elsewhere is not redone but
 * played by whoever plays it himself; and against a rival every move is one that he answers.
 */
export const isRedo = <S, M>(game: Game<S, M>, line: Line<S, M>, tried: Line<S, M>, origin: Origin): boolean => {
  const { at, own, length, state } = line;
  if (hasRival(line.company) || at >= Math.min(length, tried.length) || (origin === 'player' && own <= at))
    return false;
  const [undone, move] = [line, tried].map((one) => game.formatMove(state, one.moveAt(at)));
  return undone === move;
};
