import { solvers } from '../../games/solvers.ts';
import { SlicedSolver } from '../../play/thinking/slicedSolver.ts';
import type { Draft, Improving, Riddle, Solving } from '../../play/thinking/solver.ts';
import { answerPage, slicing } from './workerSide.ts';

/** What the page asks. */
export type Puzzle =
  | { readonly kind: 'solve'; readonly about: Riddle }
  | { readonly kind: 'improve'; readonly about: Draft };

const solver = new SlicedSolver({ solvers, ...slicing });

answerPage<Puzzle, Solving | Improving>((asked, listener) =>
  asked.kind === 'solve' ? solver.solve(asked.about, listener) : solver.improve(asked.about, listener),
);
