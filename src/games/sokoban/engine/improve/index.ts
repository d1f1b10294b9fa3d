import type { Improvement, Improver, Task } from '../../../../core/engine.ts';
import type { Thrift } from '../../../../core/thrift.ts';
import type { State } from '../../rules.ts';
import { MOST_CELLS } from '../board/floor.ts';
import { settingOf } from '../setting.ts';
import { Improving } from './improving.ts';
import { readSolution } from './written.ts';

/**
 * Makes a solution better, as long as that is possible or the task allows. What is found is never worse than what was given, and solves
 * the level by the rules. A line that solves nothing, or one of a level with several pushers or too many cells, is given back as it is.
 *
 * It yields every few milliseconds: to stop it, ask no further.
 */
export function* improve(
  state: State,
  moves: string,
  thrift: Thrift,
  task: Task,
): Generator<Improvement, string, void> {
  const directions = readSolution(state, moves);
  if (!directions || directions.length === 0 || state.waiting.length > 0) return moves;
  const setting = settingOf(state);
  if (setting.floor.size > MOST_CELLS) return moves;
  const improving = new Improving({ state, setting, directions }, thrift, task);
  yield* improving.run();
  return improving.moves;
}

export const improver: Improver<State> = { improve };
