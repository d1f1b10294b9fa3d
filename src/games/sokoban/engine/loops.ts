import type { Improvement, Improver, Task } from '../../../core/engine.ts';
import type { Thrift } from '../../../core/thrift.ts';
import { formatMoves, steps } from '../notation.ts';
import { type Move, play, type State } from '../rules.ts';

const keyOf = ({ boxes, pusher, waiting }: State): string => [pusher, ...waiting, '|', ...boxes].join(' ');

/** The moves without those that lead back to a position where they were before. */
const withoutLoops = (start: State, moves: readonly Move[]): readonly Move[] => {
  const firstAt = new Map<string, number>([[keyOf(start), 0]]);
  const keys = [keyOf(start)];
  const kept: Move[] = [];
  let state = start;
  for (const move of moves) {
    state = play(state, move)!;
    const key = keyOf(state);
    const before = firstAt.get(key);
    kept.push(move);
    if (before === undefined) firstAt.set(key, keys.push(key) - 1);
    else for (kept.length = before; keys.length > before + 1; ) firstAt.delete(keys.pop()!);
  }
  return kept;
};

function* improve(state: State, moves: string, _by: Thrift, _task: Task): Generator<Improvement, string, void> {
  const read = steps(moves);
  if (!read.ok) return moves;
  return formatMoves(
    state,
    withoutLoops(
      state,
      read.value.map(({ move }) => move),
    ),
  );
}

/** Makes no more of a solution than to leave out its detours to nowhere. */
export const improver: Improver<State> = { improve };
