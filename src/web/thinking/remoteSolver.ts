import type { Draft, Improving, Riddle, Solver, Solving } from '../../play/thinking/solver.ts';
import type { Listener, Stop } from '../../play/thinking/thinker.ts';
import type { Puzzle } from './solvingWorker.ts';
import { WorkerLink } from './workerLink.ts';

const fresh = (): Worker => new Worker(new URL('./solvingWorker.ts', import.meta.url), { type: 'module' });

/** Lets a worker solve puzzles. */
export class RemoteSolver implements Solver {
  readonly #link = new WorkerLink<Puzzle>(fresh);

  solve(about: Riddle, listener: Listener<Solving>): Stop {
    return this.#link.ask({ kind: 'solve', about }, listener);
  }

  improve(about: Draft, listener: Listener<Improving>): Stop {
    return this.#link.ask({ kind: 'improve', about }, listener);
  }

  /** Nobody asks any more, or not for long. */
  end(): void {
    this.#link.end();
  }
}
