import type { Answer } from '../../core/engine.ts';
import type { AnyGame, Score } from '../../core/game.ts';
import { judge } from '../../core/judge.ts';
import type { Level } from '../../core/pack.ts';
import { openState } from '../../core/replay.ts';
import type { Work } from '../../core/work.ts';
import { cpuNow } from '../../node/now.ts';
import { thoughts } from '../../play/thinking/withinMemory.ts';
import { positionOf } from '../source.ts';
import type { Watcher } from '../watcher.ts';
import type { Lanes } from './lanes.ts';
import { clockOf, type Question } from './question.ts';

/** What an engine came to, and what that took: seconds of the processor and on the wall. */
export interface Solving {
  readonly answer: Answer;
  /** Of the line, if there is one. */
  readonly score?: Score;
  /** Of the line that was improved, if one was. */
  readonly from?: Score;
  /** At how many positions somebody looked to improve it. */
  readonly looked?: number;
  /** Whether that one came with the level. */
  readonly isStored?: boolean;
  /** What it is called, where that is not told by the answer. */
  readonly status?: string;
  readonly cpu: number;
  readonly wall: number;
}

/** The thoughts of an engine as work: how much of its time is spent. */
function* thinkSteps({ game, level, engine, limits }: Question): Work<Answer> {
  const now = clockOf(limits);
  const began = now();
  const start = openState(game, positionOf(game, level));
  const thinking = thoughts(engine, start, { now, ms: limits.ms, memory: limits.bytes });
  for (;;) {
    const next = thinking.next();
    if (next.done) return next.value;
    yield (now() - began) / limits.ms;
  }
}

/** Nothing is believed that cannot be replayed. */
export const scoreOf = (game: AnyGame, level: Level, moves: string): Score => {
  const [line] = judge(game, { ...level, lines: [{ moves }] });
  const steps = game.steps(moves);
  const isPlayed = steps.ok && line?.score.moves === steps.value.length;
  if (!line?.solved || !isPlayed) throw new Error(`an engine's line does not solve ${level.title}: ${moves}`);
  return line.score;
};

/** A watch for the processor and the wall. */
export const stopwatch = (): (() => Pick<Solving, 'cpu' | 'wall'>) => {
  const [cpu, wall] = [cpuNow(), performance.now()];
  return () => ({ cpu: (cpuNow() - cpu) / 1e3, wall: (performance.now() - wall) / 1e3 });
};

/** Whoever sees to it that somebody thinks, in this thread or in others. */
export interface Thinkers {
  readonly watcher: Watcher;
  readonly lanes: Lanes;
}

/** Lets an engine think about a level's start; without a result if Ctrl-C ends it. */
export const solve = async (
  question: Question,
  { watcher, lanes }: Thinkers,
  label: string,
): Promise<Solving | undefined> => {
  const isShared = question.limits.threads > 1;
  if (isShared) await watcher.wait(() => lanes.prepare(question), label);
  if (watcher.isStopped) return undefined;
  const taken = stopwatch();
  const answer = await (isShared
    ? watcher.wait((tell) => lanes.think(question, tell), label)
    : watcher.run(thinkSteps(question), label));
  if (!answer) return undefined;
  const times = taken();
  const { game, level } = question;
  return { answer, ...times, ...(answer.kind === 'line' && { score: scoreOf(game, level, answer.moves) }) };
};
