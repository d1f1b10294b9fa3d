import type { Answer, Engine, Task } from '../../src/core/engine.ts';

/** Lets an engine think to its end in one go. */
export const answer = <S>(engine: Engine<S>, state: S, task: Task): Answer => {
  const thinking = engine.think(state, task);
  for (;;) {
    const next = thinking.next();
    if (next.done) return next.value;
  }
};
