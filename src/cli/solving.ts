import type { Answer, Engine } from '../core/engine.ts';
import type { AnyGame, Score } from '../core/game.ts';
import { judge } from '../core/judge.ts';
import type { Level } from '../core/pack.ts';
import { openState } from '../core/replay.ts';
import type { Work } from '../core/work.ts';
import { positionOf } from './source.ts';

/** What an engine may spend on a level. */
export interface Limits {
  readonly ms: number;
  readonly bytes: number;
}

/** What an engine came to, and what that took: seconds of the processor and on the wall. */
export interface Solving {
  readonly answer: Answer;
  /** Of the line, if there is one. */
  readonly score?: Score;
  readonly cpu: number;
  readonly wall: number;
}

/** The thoughts of an engine as work: how much of its time is spent. */
function* thinkSteps(engine: Engine<unknown>, state: unknown, { ms, bytes }: Limits): Work<Answer> {
  const began = performance.now();
  const thinking = engine.think(state, { now: () => performance.now(), ms, memory: bytes });
  for (;;) {
    const next = thinking.next();
    if (next.done) return next.value;
    yield (performance.now() - began) / ms;
  }
}

/** Nothing is believed that cannot be replayed. */
const scoreOf = (game: AnyGame, level: Level, moves: string): Score => {
  const [line] = judge(game, { ...level, lines: [{ moves }] });
  const steps = game.steps(moves);
  const isPlayed = steps.ok && line?.score.moves === steps.value.length;
  if (!line?.solved || !isPlayed) throw new Error(`an engine's line does not solve ${level.title}: ${moves}`);
  return line.score;
};

/** Lets an engine think about a level's start. */
export function* solveSteps(game: AnyGame, level: Level, engine: Engine<unknown>, limits: Limits): Work<Solving> {
  const start = openState(game, positionOf(game, level));
  const [began, before] = [performance.now(), process.cpuUsage()];
  const answer = yield* thinkSteps(engine, start, limits);
  const { user, system } = process.cpuUsage(before);
  const times = { cpu: (user + system) / 1e6, wall: (performance.now() - began) / 1e3 };
  return { answer, ...times, ...(answer.kind === 'line' && { score: scoreOf(game, level, answer.moves) }) };
}
