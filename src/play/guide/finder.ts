import type { Solution } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Message } from '../../core/parsed.ts';
import { openState, run } from '../../core/replay.ts';
import type { Warner } from '../../core/solving.ts';
import type { Solver } from '../thinking/solver.ts';
import type { Stop } from '../thinking/thinker.ts';
import { KnownLines } from './known.ts';

/** What was found out about a position. */
export type Finding =
  | { readonly kind: 'line'; readonly moves: string }
  /** Nothing solves it, which is proven. */
  | { readonly kind: 'none' }
  /** It could not be found out, for a reason; nobody has answered where there is none. */
  | { readonly kind: 'unknown'; readonly reason: Message | undefined };

/** Somebody waits for it. */
export interface Inquirer {
  /** How many positions were looked at. */
  told?(nodes: number): void;
  found(finding: Finding): void;
}

/** Finds solutions: known ones at once, others by whoever solves. Nothing is believed that cannot be replayed. */
export class Finder {
  readonly #game: AnyGame;
  readonly #solver: Solver;
  readonly #given: () => readonly Solution[];
  #known: KnownLines | undefined;
  /** What tells at once that something cannot be solved, when it is there. */
  warner: Warner<unknown> | undefined;

  /** `given` are solutions that are known from the beginning: they are asked for when somebody wants to know something. */
  constructor(game: AnyGame, solver: Solver, given: () => readonly Solution[]) {
    this.#game = game;
    this.#solver = solver;
    this.#given = given;
  }

  #lines(): KnownLines {
    if (this.#known) return this.#known;
    const lines = new KnownLines(this.#game);
    for (const { position, moves } of this.#given()) lines.add(position, moves);
    this.#known = lines;
    return lines;
  }

  /** Whether moves solve a position. */
  solves(position: string, moves: string): boolean {
    const state = this.#read(position);
    return state !== undefined && this.#isSolved(state, moves);
  }

  /** What is known without looking for it. */
  atOnce(position: string): Finding | undefined {
    const state = this.#read(position);
    return state === undefined ? undefined : this.atOnceOf(state);
  }

  atOnceOf(state: unknown): Finding | undefined {
    for (const moves of this.#lines().from(state)) if (this.#isSolved(state, moves)) return { kind: 'line', moves };
    return this.warner && this.warner.stuck(state).length > 0 ? { kind: 'none' } : undefined;
  }

  /** Looks for a solution of any length. */
  find(position: string, ms: number, { told, found }: Inquirer): Stop {
    return this.#solver.solve(
      { game: this.#game.id, position, isAny: true, known: this.#lines().latest, ms },
      {
        hear: ({ nodes, answer }) => {
          if (!answer) told?.(nodes);
          else if (answer.kind === 'line') found(this.#believe(position, answer.moves));
          else found(answer.kind === 'none' ? { kind: 'none' } : { kind: 'unknown', reason: answer.reason });
        },
        lost: () => found({ kind: 'unknown', reason: undefined }),
      },
    );
  }

  #believe(position: string, moves: string): Finding {
    if (!this.solves(position, moves)) return { kind: 'unknown', reason: undefined };
    this.#lines().add(position, moves);
    return { kind: 'line', moves };
  }

  #read(position: string): unknown {
    const read = this.#game.parse(position);
    return read.ok ? openState(this.#game, read.value) : undefined;
  }

  #isSolved(state: unknown, moves: string): boolean {
    const steps = this.#game.steps(moves);
    if (!steps.ok) return false;
    const { end, refused } = run(this.#game, state, steps.value);
    return refused.length === 0 && this.#game.outcome(end)?.winner === 0;
  }
}
