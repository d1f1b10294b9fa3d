import { setImmediate } from 'node:timers/promises';
import { slowly } from '../../node/slowly.ts';
import type { MakeItem, MakeOrder, SolveItem, SolveOrder } from '../../server/jobs/order.ts';
import type { Errand } from '../../server/jobs/queue.ts';
import { Workshop } from '../making/workshop.ts';
import { Improving } from '../solver/improving.ts';
import { engineOf } from '../solver/jobs.ts';
import { Lanes } from '../solver/lanes.ts';
import { type Solving, scoreOf, stopwatch } from '../solver/solving.ts';
import { gameNamed } from '../source.ts';

/** Whatever others come to, unless the signal is first. */
const unlessStopped = <T>(signal: AbortSignal, others: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error('The worker was told to stop.'));
    // It may have been told so while this was being prepared.
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    others.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

const solveItem = async (order: SolveOrder, { file, level }: SolveItem, signal: AbortSignal): Promise<Solving> => {
  const game = gameNamed(order.files[file]!.game);
  const engine = await engineOf(order.files[file]!.file, game, order.aim);
  if (!engine) throw new Error(`There is no solver for ${game.title}.`);
  const lanes = new Lanes();
  try {
    const question = { game, level, engine, limits: order.limits };
    await unlessStopped(signal, lanes.prepare(question));
    const taken = stopwatch();
    const answer = await unlessStopped(
      signal,
      lanes.think(question, () => undefined),
    );
    const score = answer.kind === 'line' ? { score: scoreOf(game, level, answer.moves) } : {};
    return { answer, ...score, ...taken() };
  } finally {
    await lanes.close();
  }
};

const improveItem = async (
  order: SolveOrder,
  { file, level }: SolveItem,
  solving: Solving,
  signal: AbortSignal,
): Promise<Solving> => {
  const game = gameNamed(order.files[file]!.game);
  const [{ answer, score }, improver] = [solving, await game.improver?.()];
  const { improvements, aim } = order;
  if (!improvements || !improver || answer.kind !== 'line' || !score) return solving;
  if (answer.proven && aim === improvements.by) return solving;
  // Several items share this thread: the time is that on the wall, as it is for those who solve.
  const limits = { ...improvements.limits, threads: 2 };
  const improving = new Improving(game, level, { moves: answer.moves, score }, { ...improvements, improver, limits });
  await unlessStopped(
    signal,
    slowly(improving.steps(), async () => {
      signal.throwIfAborted();
      await setImmediate();
    }),
  );
  const { best } = improving;
  const proven = answer.proven && best.score[aim] === score[aim];
  return {
    ...solving,
    answer: { ...answer, moves: best.moves, proven },
    ...{ score: best.score, from: score },
  };
};

const makeItem = async (order: MakeOrder, { seed }: MakeItem, signal: AbortSignal): Promise<object> => {
  const workshop = new Workshop(order.game, { ...order.wish, seed });
  try {
    let level: unknown = null;
    const making = workshop.run(
      1,
      (made) => {
        level = made.level ?? null;
        return false;
      },
      () => undefined,
    );
    await unlessStopped(signal, making);
    return { kind: 'make', level };
  } finally {
    await workshop.close();
  }
};

/** Does an item in threads of its own; fails where the signal stops it. */
export const doItem = async ({ job: { order }, item }: Errand, signal: AbortSignal): Promise<object> => {
  if (order.kind === 'make' && item.kind === 'make') return makeItem(order, item, signal);
  if (order.kind !== 'solve' || item.kind !== 'solve') throw new Error('The item is none of its job.');
  const solving = await solveItem(order, item, signal);
  return { kind: 'solve', ...(await improveItem(order, item, solving, signal)) };
};
