import type { AnyGame } from '../../core/game.ts';
import { follow, openState, type Replay } from '../../core/replay.ts';
import type { Work } from '../../core/work.ts';

/** The board as it stands after what was played, as text; undefined where the moves cannot be replayed. */
export function* positionSteps(
  game: AnyGame,
  { board, moves }: Pick<Replay, 'board' | 'moves'>,
): Work<string | undefined> {
  const [start, steps] = [game.parse(board), game.steps(moves)];
  if (!start.ok || !steps.ok) return undefined;
  // At its start a level is as it was drawn, before anything falls.
  if (steps.value.length === 0) return board;
  const { end } = yield* follow(game, openState(game, start.value), steps.value, () => {});
  return game.format(end);
}
