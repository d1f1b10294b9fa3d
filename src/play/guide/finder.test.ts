import { expect, test } from 'vitest';
import { levelOf } from '../../../test/tools/tables.ts';
import { finish } from '../../core/work.ts';
import { findGame } from '../../games/index.ts';
import type { Riddle, Solver } from '../thinking/solver.ts';
import { Finder, type Finding } from './finder.ts';

const game = findGame('sokoban')!;

const { board } = levelOf('########\n#@   $.#\n########');

/** Knows a way through the corridor; what it is asked is kept. */
const teller = (): { readonly solver: Solver; readonly asked: Riddle[] } => {
  const asked: Riddle[] = [];
  const solve: Solver['solve'] = (riddle, { hear }) => {
    asked.push(riddle);
    hear({ nodes: 1, answer: { kind: 'line', moves: 'rrrR', proven: false, nodes: 1 } }, true);
    return () => {};
  };
  return { solver: { solve, improve: () => () => {} }, asked };
};

const found = (finder: Finder): Promise<Finding> => new Promise((hear) => finder.find(board, 1000, { found: hear }));

test('what was found is known from then on', async () => {
  const finder = new Finder(game, teller().solver, []);
  expect(finish(finder.look(board))).toBeUndefined();
  expect(await found(finder)).toEqual({ kind: 'line', moves: 'rrrR' });
  expect(finish(finder.look(board))).toEqual({ kind: 'line', moves: 'rrrR' });
});

test('however much was found, whoever solves is told of the last few lines only', async () => {
  const { solver, asked } = teller();
  const finder = new Finder(game, solver, []);
  for (let count = 0; count < 20; count++) await found(finder);
  expect(asked.map(({ known }) => known?.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, ...Array<number>(12).fill(8)]);
});
