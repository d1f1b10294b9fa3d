import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { minds } from '../../games/minds.ts';
import { solvers } from '../../games/solvers.ts';
import { SlicedThinker } from '../thinking/sliced.ts';
import { SlicedSolver } from '../thinking/slicedSolver.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { knownMessage, SketchSolving } from './sketchSolving.ts';

const solver = new SlicedSolver({ solvers, now: () => performance.now(), later: setImmediate });

const thinker = new SlicedThinker({ minds, now: () => performance.now(), later: setImmediate });
const advisers = { solver: () => solver, thinker: () => thinker };

const YARD = ['#########', '#.  #  .#', '#   #   #', '# $   $ #', '#       #', '#   @   #', '#########'].join('\n');

const DITCH = ['6 4', '######', '#Pr r#', '######', '######'].join('\n');

test('what was found is told at once, and again with shorter walks', async () => {
  const found: number[] = [];
  await new Promise<void>((resolve) => {
    const solving = new SketchSolving(findGame('sokoban')!, advisers, () => {});
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
    new SketchSolving(findGame('vexed')!, advisers, () => {}).grade({ board: DITCH }, resolve);
  });
  expect(graded).toEqual({ solution: 'r', grade: 1 });
});

/** What is told in the end of a position of Breakthrough. */
const toldOf = (board: string, thinks: Thinker = thinker): Promise<string> =>
  new Promise((resolve) => {
    const solving = new SketchSolving(findGame('breakthrough')!, { ...advisers, thinker: () => thinks }, (known) => {
      if (known && known.kind !== 'looking') resolve(sentence(knownMessage(known)));
    });
    solving.look(board, () => {});
  });

test('of a position of Breakthrough it is told who wins, and in how many moves', async () => {
  expect(await toldOf('5/P4/4p/5/5 w')).toBe('The first player wins in 1 move: that is proven.');
  expect(await toldOf('4p/5/P4/5/5 w')).toBe('The first player wins in 2 moves: that is proven.');
  expect(await toldOf('4p/5/P4/5/5 b')).toBe('The first player wins in 2 moves: that is proven.');
});

test('where whoever thinks is not to be had, nobody can tell who wins', async () => {
  const away: Thinker = {
    choose: () => () => {},
    study: (_, { lost }) => {
      setImmediate(lost);
      return () => {};
    },
  };
  expect(await toldOf('5x5', away)).toBe('Nobody could tell who wins');
});
