import type { Answer, Engine, Task } from '../../core/engine.ts';
import type { AnySolvable } from '../../core/solving.ts';
import { inSlices, type Slicing, telling } from './slices.ts';
import type { Draft, Improving, Riddle, Solver, Solving } from './solver.ts';
import type { Listener, Stop, Subject } from './thinker.ts';
import { improvements, thoughts } from './withinMemory.ts';

/** What the world gives to whoever solves in slices. */
export interface Workshop extends Slicing {
  readonly solvers: readonly AnySolvable[];
}

/** Bytes that the tables of an engine may take: a page with more is ended by some phones. */
const MEMORY = 256 * 2 ** 20;

/** The one that is content with any solution finds one soonest; a game with one engine has only that. */
const engineFor = (engines: readonly Engine<unknown>[], isAny: boolean): Engine<unknown> | undefined =>
  (isAny ? engines.find(({ aim }) => aim === 'any') : undefined) ?? engines[0];

/** Solves in slices, between which others have their turn. */
export class SlicedSolver implements Solver {
  readonly #around: Workshop;

  constructor(around: Workshop) {
    this.#around = around;
  }

  solve(riddle: Riddle, listener: Listener<Solving>): Stop {
    return inSlices(this.#around, listener, async () => {
      const { solvable, state } = this.#read(riddle);
      const engine = engineFor(await solvable.engines(), riddle.isAny);
      if (!engine) throw new Error(`Nobody solves ${riddle.game}.`);
      const isAnswer = (thought: Solving | Answer): thought is Answer => 'kind' in thought;
      return telling(
        this.#around,
        thoughts(engine, state, { ...this.#task(riddle.ms), known: riddle.known ?? [] }),
        (thought) =>
          isAnswer(thought)
            ? listener.hear({ nodes: thought.nodes, answer: thought }, true)
            : listener.hear({ nodes: thought.nodes }, false),
      );
    });
  }

  improve(draft: Draft, listener: Listener<Improving>): Stop {
    return inSlices(this.#around, listener, async () => {
      const { solvable, state } = this.#read(draft);
      const improver = await solvable.improver?.();
      if (!improver) throw new Error(`Nobody improves ${draft.game}.`);
      let nodes = 0;
      return telling(
        this.#around,
        improvements(improver, state, { moves: draft.moves, by: draft.aim }, this.#task(draft.ms)),
        (thought, isLast) => {
          if (typeof thought === 'object') nodes = thought.nodes;
          listener.hear(typeof thought === 'string' ? { nodes, moves: thought } : { nodes }, isLast);
        },
      );
    });
  }

  #read({ game, position }: Subject): { readonly solvable: AnySolvable; readonly state: unknown } {
    const solvable = this.#around.solvers.find(({ id }) => id === game);
    const state = solvable?.parse(position);
    if (!solvable || !state?.ok) throw new Error(`Nobody solves this position of ${game}.`);
    return { solvable, state: state.value };
  }

  #task(ms: number): Task {
    const { now } = this.#around;
    return { now, ms, memory: MEMORY };
  }
}
