import type { Answer, Engine, Progress, Task } from '../../core/engine.ts';
import { say } from '../../core/parsed.ts';

/** What Node throws where it has no room for a table or a list. */
const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof RangeError && /allocation failed|invalid (typed )?array|maximum size/i.test(cause.message);

/** What an engine thinks. Where the machine has less memory than it was allowed to take it gives up like any other. */
export function* thoughts(engine: Engine<unknown>, state: unknown, task: Task): Generator<Progress, Answer, void> {
  let nodes = 0;
  try {
    const thinking = engine.think(state, task);
    for (;;) {
      const next = thinking.next();
      if (next.done) return next.value;
      nodes = next.value.nodes;
      yield next.value;
    }
  } catch (cause) {
    if (!isOutOfMemory(cause)) throw cause;
    return { kind: 'gaveUp', reason: say('The memory is full.'), nodes };
  }
}
