import type { Answer, Engine, Improvement, Improver, Progress, Task } from '../../core/engine.ts';
import { say } from '../../core/parsed.ts';
import type { Thrift } from '../../core/thrift.ts';

/** What is thrown where there is no room for a table or a list. */
const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof RangeError && /allocation failed|invalid (typed )?array|maximum size/i.test(cause.message);

/** Work that may need more memory than the machine has, though it was allowed to take it: then it ends with what becomes of the last that it told. */
function* withinMemory<Told, Result>(
  work: Generator<Told, Result, void>,
  full: (last: Told | undefined) => Result,
): Generator<Told, Result, void> {
  let last: Told | undefined;
  try {
    for (;;) {
      const next = work.next();
      if (next.done) return next.value;
      last = next.value;
      yield last;
    }
  } catch (cause) {
    if (!isOutOfMemory(cause)) throw cause;
    return full(last);
  }
}

/** What an engine thinks of a position. Where there is no memory it gives up like any other. */
export const thoughts = (engine: Engine<unknown>, state: unknown, task: Task): Generator<Progress, Answer, void> =>
  withinMemory(engine.think(state, task), (last) => ({
    kind: 'gaveUp',
    reason: say('The memory is full.'),
    nodes: last?.nodes ?? 0,
  }));

/** A solution, and what is to be less of. */
interface Line {
  readonly moves: string;
  readonly by: Thrift;
}

/** What an improver makes of a line. Where there is no memory the best so far is the end. */
export const improvements = (
  improver: Improver<unknown>,
  state: unknown,
  { moves, by }: Line,
  task: Task,
): Generator<Improvement, string, void> =>
  withinMemory(improver.improve(state, moves, by, task), (last) => last?.moves ?? moves);
