import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answering, guideOf, silent } from '../../../test/tools/guides.ts';
import { amount } from '../../../test/tools/long.ts';
import { keeperOf, Seated } from '../../../test/tools/sittings.ts';
import { packOf } from '../../../test/tools/tables.ts';
import type { Level } from '../../core/pack.ts';
import { findGame } from '../../games/index.ts';
import { solvers } from '../../games/solvers.ts';
import { SlicedSolver } from '../thinking/slicedSolver.ts';
import type { Solver } from '../thinking/solver.ts';

const PACKS = findGame('sokoban')!.packs;

/** Of every level, how many positions of its solution are looked at, from the last one back. */
const FAR = amount(30, 10_000);

/** Replays a solution with all warnings on; `look` sees each position. */
const replay = async (level: Level, look: (seated: Seated) => void | Promise<void>, ways = {}): Promise<number> => {
  const keeper = keeperOf();
  await keeper.change({ warnings: 3 });
  const seated = new Seated('sokoban', packOf(level), { keeper, ...ways });
  const [line] = PACKS.flatMap(({ pack }) => pack.levels.find(({ board }) => board === level.board)?.lines ?? []);
  const moves = line!.moves;
  const first = Math.max(0, moves.length - FAR);
  seated.sitting.act(({ round }, now) => round?.type(moves.slice(0, first), now));
  for (const letter of moves.slice(first, -1)) {
    seated.sitting.act(({ round }, now) => round?.type(letter, now));
    await look(seated);
  }
  return moves.length - first;
};

test('no position of a solution that came with a level is warned of, nor does anybody have to be asked', async () => {
  let positions = 0;
  const { solver, asked } = silent();
  for (const level of PACKS.flatMap(({ pack }) => pack.levels)) {
    positions += await replay(
      level,
      (seated) =>
        expect([level.title, guideOf(seated).warning]).toMatchObject([level.title, { stuck: [], message: undefined }]),
      { solver },
    );
  }
  expect(positions).toBeGreaterThan(300);
  // The solutions that came along are known: whoever asks has his answer at once.
  expect(asked).toEqual([]);
});

/** The real one; `idle` waits until all that was asked is answered or given up. */
const heeded = () => {
  const real = new SlicedSolver({
    solvers,
    now: () => performance.now(),
    later: (work) => void setImmediate().then(work),
  });
  const open = new Set<object>();
  let answers = 0;
  const solve: Solver['solve'] = (riddle, listener) => {
    open.add(riddle);
    const stop = real.solve(riddle, {
      ...listener,
      hear: (solving, isLast) => {
        listener.hear(solving, isLast);
        if (!isLast) return;
        open.delete(riddle);
        answers++;
      },
    });
    return () => {
      open.delete(riddle);
      stop();
    };
  };
  const solver: Solver = { solve, improve: () => () => {} };
  const idle = async (): Promise<void> => {
    while (open.size > 0) await setImmediate();
  };
  return { solver, idle, answered: () => answers };
};

test('whoever looks quietly never says of such a position that it cannot be solved', async () => {
  const { solver, idle, answered } = heeded();
  const lessons = PACKS.find(({ isLessons }) => isLessons)!.pack.levels;
  for (const level of lessons.slice(0, amount(8, 20))) {
    const look = async (seated: Seated): Promise<void> => {
      await idle();
      expect([level.title, guideOf(seated).warning.message]).toEqual([level.title, undefined]);
    };
    await replay({ ...level, lines: [] }, look, { solver });
  }
  expect(answered()).toBeGreaterThan(amount(8, 20) - 1);
});

test('nor does whoever is asked, or looks quietly and does not find out', async () => {
  const lessons = PACKS.find(({ isLessons }) => isLessons)!.pack.levels;
  for (const level of lessons.slice(0, amount(8, 20))) {
    await replay({ ...level, lines: [] }, async (seated) => {
      seated.ask('solvable');
      await seated.helped();
      expect([level.title, seated.said]).toEqual([level.title, 'Yes, this can still be solved.']);
    });
    const look = (seated: Seated) => expect(guideOf(seated).warning.message).toBeUndefined();
    await replay({ ...level, lines: [] }, look, { solver: answering('gaveUp') });
  }
});
