import { expect, test } from 'vitest';
import type { Engine, Improvement } from '../../core/engine.ts';
import type { AnySolvable, Solvable } from '../../core/solving.ts';
import { solvers } from '../../games/solvers.ts';
import { SlicedSolver } from './slicedSolver.ts';
import type { Draft, Improving, Riddle, Solving } from './solver.ts';
import type { Stop } from './thinker.ts';

const CORRIDOR = '#######\n#@ $ .#\n#######';

const solverOf = (all: readonly AnySolvable[] = solvers): SlicedSolver =>
  new SlicedSolver({ solvers: all, now: () => performance.now(), later: setImmediate });

/** What is heard until the end; undefined where nothing will come. */
const last = <T>(ask: (listener: { hear(answer: T, isLast: boolean): void; lost(): void }) => Stop) =>
  new Promise<T | undefined>((resolve) => {
    ask({ hear: (answer, isLast) => isLast && resolve(answer), lost: () => resolve(undefined) });
  });

const solved = (riddle: Partial<Riddle>, solver = solverOf()) =>
  last<Solving>((listener) =>
    solver.solve({ game: 'sokoban', position: CORRIDOR, isAny: true, ms: 10_000, ...riddle }, listener),
  );

test('a position is solved, by whichever engine', async () => {
  expect((await solved({}))?.answer).toMatchObject({ kind: 'line', moves: 'rRR' });
  expect((await solved({ isAny: false }))?.answer).toMatchObject({ kind: 'line', moves: 'rRR', proven: true });
});

test('that there is no solution is an answer', async () => {
  expect((await solved({ position: '######\n#@ $ #\n#   .#\n######' }))?.answer?.kind).toBe('none');
});

test('what cannot be read, is no puzzle or has nobody for it is lost', async () => {
  expect(await solved({ position: 'no board' })).toBeUndefined();
  expect(await solved({ game: 'breakthrough' })).toBeUndefined();
  const idle: Solvable<string> = { id: 'idle', parse: (value) => ({ ok: true, value }), engines: async () => [] };
  expect(await solved({ game: 'idle' }, solverOf([idle as AnySolvable]))).toBeUndefined();
});

test('where the machine has no memory left that is the answer', async () => {
  const [sokoban] = solvers;
  const greedy: Engine<unknown> = {
    ...{ id: 'greedy', title: 'Greedy', aim: 'any' },
    *think() {
      yield { nodes: 7 };
      throw new RangeError('Array buffer allocation failed');
    },
  };
  const solver = solverOf([{ ...sokoban!, engines: async () => [greedy] }]);
  const reason = { text: 'The memory is full.' };
  expect((await solved({}, solver))?.answer).toMatchObject({ kind: 'gaveUp', reason, nodes: 7 });
});

test('once it is stopped nothing is heard', async () => {
  const heard: Solving[] = [];
  const stop = solverOf().solve(
    { game: 'sokoban', position: CORRIDOR, isAny: true, ms: 1000 },
    { hear: (answer) => heard.push(answer), lost: () => heard.push({ nodes: -1 }) },
  );
  stop();
  await solved({});
  expect(heard).toEqual([]);
});

/** Leaves out what goes there and back. */
function* shorter(_: unknown, moves: string): Generator<Improvement, string, void> {
  yield { nodes: 1, moves };
  return moves.replaceAll('lr', '');
}

test('a line is made better where the game has something for that', async () => {
  const [sokoban] = solvers;
  const improving: AnySolvable = { ...sokoban!, improver: async () => ({ improve: shorter }) };
  const draft: Draft = { game: 'sokoban', position: CORRIDOR, moves: 'rlrRR', aim: 'moves', ms: 1000 };
  const better = await last<Improving>((listener) => solverOf([improving]).improve(draft, listener));
  expect(better).toEqual({ nodes: 1, moves: 'rRR' });
  const { improver: _, ...idle } = improving;
  expect(await last<Improving>((listener) => solverOf([idle]).improve(draft, listener))).toBeUndefined();
});
