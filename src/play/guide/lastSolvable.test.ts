import { expect, test } from 'vitest';
import { answering } from '../../../test/tools/guides.ts';
import type { Answer } from '../../core/engine.ts';
import { findGame } from '../../games/index.ts';
import { solvers } from '../../games/solvers.ts';
import { SlicedSolver } from '../thinking/slicedSolver.ts';
import { AT_ONCE, type Slicing } from '../thinking/slices.ts';
import type { Riddle, Solver } from '../thinking/solver.ts';
import { Finder } from './finder.ts';
import { findLastSolvable, type LastSolvable } from './lastSolvable.ts';

const game = findGame('sokoban')!;
const NOBODY: Solver = { solve: () => () => {}, improve: () => () => {} };

/** Whom it is about. */
interface Ways {
  readonly id?: string;
  readonly solver: Solver;
  readonly around?: Slicing;
}

const lastOf = (board: string, moves: string, { id = 'sokoban', solver, around = AT_ONCE }: Ways) => {
  const rules = findGame(id)!;
  const asked = { around, game: rules, finder: new Finder(rules, solver, [], around), ms: 5000 };
  return new Promise<LastSolvable>((found) => findLastSolvable({ board, moves }, asked, { told: () => {}, found }));
};

/** The box may go three to the right; once it is in the corridor it never comes back. */
const CORRIDOR = `
##############
#     ########
#@$          #
#    .########
##############`;
const PUSHES = 'RRRRRRRR';

/** Knows from where it can be solved, but has not the time for one position. */
const knowing = (hard: number) => {
  const positions: string[] = [];
  const [start, steps] = [game.parse(CORRIDOR), game.steps(PUSHES)];
  if (!start.ok || !steps.ok) throw new Error('The corridor cannot be read.');
  let state = start.value;
  for (const { move } of steps.value) {
    positions.push(game.format(state));
    state = game.play(state, move);
  }
  const asked: { readonly at: number; readonly ms: number }[] = [];
  const answerAt = (at: number): Answer => {
    if (at === hard) return { kind: 'gaveUp', reason: { text: 'Too hard.' }, nodes: 1 };
    if (at > 3) return { kind: 'none', reason: { text: 'No.' }, nodes: 1 };
    return { kind: 'line', moves: `${'R'.repeat(3 - at)}urD`, proven: false, nodes: 1 };
  };
  const solve: Solver['solve'] = ({ position, ms }: Riddle, { hear }) => {
    const at = [...positions, game.format(state)].indexOf(position);
    asked.push({ at, ms });
    hear({ nodes: 1, answer: answerAt(at) }, true);
    return () => {};
  };
  return { asked, solver: { ...NOBODY, solve } };
};

test('what nobody can tell soon is decided by the positions before and after it, without waiting for it', async () => {
  const { asked, solver } = knowing(5);
  expect(await lastOf(CORRIDOR, PUSHES, { solver })).toEqual({ at: 3, isSure: true });
  expect(asked.map(({ at }) => at)).toEqual([8, 3, 5, 6, 4]);
  expect(asked.every(({ ms }) => ms <= 100)).toBe(true);
});

test('what is left has all the time there is, and counts as lost if that was not enough', async () => {
  const { asked, solver } = knowing(4);
  expect(await lastOf(CORRIDOR, PUSHES, { solver })).toEqual({ at: 3, isSure: false });
  expect(asked.filter(({ ms }) => ms > 100)).toEqual([{ at: 4, ms: 5000 }]);
});

test('only positions between two pushes are asked about: walks change nothing', async () => {
  const board = '########\n#@     #\n#  $  .#\n#      #\n########';
  let asked = 0;
  const { solve } = answering('gaveUp');
  const solver: Solver = {
    ...NOBODY,
    solve: (riddle, listener) => {
      asked += 1;
      return solve(riddle, listener);
    },
  };
  await lastOf(board, 'rlrlrlrlrlrlrlrl', { solver });
  // Soon, and then with all the time there is.
  expect(asked).toBe(2);
});

test('a worker who falls does not come back: of his walk each step is asked about', async () => {
  const board = '9 5\n#########\n#r r P  #\n###### ##\n###### ##\n#########';
  const solver = new SlicedSolver({ solvers, now: () => 0, later: setImmediate });
  expect(await lastOf(board, 'lrr', { id: 'vexed', solver })).toEqual({ at: 2, isSure: true });
});

test('a line of any length is read in slices, between which others have their turn', async () => {
  const width = 60;
  const floor = `#${' '.repeat(width - 2)}#\n`;
  const board = `${'#'.repeat(width)}\n#@ $${' '.repeat(width - 6)}.#\n${floor.repeat(60)}${'#'.repeat(width)}`;
  let [clock, turns] = [0, 0];
  const around: Slicing = {
    now: () => {
      clock += 1;
      return clock;
    },
    later: (work) => {
      turns += 1;
      setImmediate(work);
    },
  };
  const pushes = 'R'.repeat(width - 5);
  const moves = `r${'lr'.repeat(2000)}${pushes}`;
  const finder = new Finder(game, NOBODY, [{ position: board, moves }], around);
  const finding = await new Promise((found) => finder.ask(board, 1000, { found }));
  expect(finding).toEqual({ kind: 'line', moves: `r${pushes}` });
  expect(turns).toBeGreaterThan(10);
});
