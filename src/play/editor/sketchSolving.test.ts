import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { solvers } from '../../games/solvers.ts';
import { SlicedSolver } from '../thinking/slicedSolver.ts';
import { SketchSolving } from './sketchSolving.ts';

const solver = new SlicedSolver({ solvers, now: () => performance.now(), later: setImmediate });

const YARD = ['#########', '#.  #  .#', '#   #   #', '# $   $ #', '#       #', '#   @   #', '#########'].join('\n');

const DITCH = ['6 4', '######', '#Pr r#', '######', '######'].join('\n');

test('what was found is told at once, and again with shorter walks', async () => {
  const found: number[] = [];
  await new Promise<void>((resolve) => {
    const solving = new SketchSolving(
      findGame('sokoban')!,
      () => solver,
      () => {},
    );
    solving.look(YARD, (moves) => {
      found.push(moves.length);
      expect(solving.known).toMatchObject({ kind: 'solved', moves });
      if (moves.length === 18) resolve();
    });
  });
  expect(found).toEqual([expect.any(Number), 18]);
});

test('where nobody makes solutions shorter the best one found is graded', async () => {
  const graded = await new Promise((resolve) => {
    new SketchSolving(
      findGame('vexed')!,
      () => solver,
      () => {},
    ).grade({ board: DITCH }, resolve);
  });
  expect(graded).toEqual({ solution: 'r', grade: 1 });
});
