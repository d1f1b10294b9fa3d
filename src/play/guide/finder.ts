import type { Answer, Solution } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Message } from '../../core/parsed.ts';
import { openState } from '../../core/replay.ts';
import type { Warner } from '../../core/solving.ts';
import type { Work } from '../../core/work.ts';
import { AT_ONCE, doInSlices, inTurn, type Slicing } from '../thinking/slices.ts';
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

/** Letters of lines that came with a level. */
const MOST_READ = 500_000;

const NOBODY: Finding = { kind: 'unknown', reason: undefined };

/**
 * Finds solutions: known ones without anybody being asked, others by whoever solves. Nothing is believed that cannot be replayed,
 * and that is done in slices: on a large board it takes longer than a key may wait.
 */
export class Finder {
  readonly #game: AnyGame;
  readonly #solver: Solver;
  readonly #around: Slicing;
  readonly #lines: KnownLines;
  /** Those that are known from the beginning, until they are read. */
  #reading: Work<unknown> | undefined;
  /** What tells at once that something cannot be solved, when it is there. */
  warner: Warner<unknown> | undefined;

  /** `given` are solutions that are known from the beginning, or what is called so. */
  constructor(game: AnyGame, solver: Solver, given: readonly Solution[], around: Slicing = AT_ONCE) {
    this.#game = game;
    this.#solver = solver;
    this.#around = around;
    this.#lines = new KnownLines(game);
    this.#reading = this.#read(given);
  }

  *#read(given: readonly Solution[]): Work<void> {
    let letters = 0;
    for (const { position, moves } of given) {
      letters += moves.length;
      if (letters > MOST_READ) return;
      yield* this.#lines.adding(position, moves);
    }
  }

  /** Reads what is known from the beginning, before somebody asks; whoever asks meanwhile goes on with it. */
  *prepare(): Work<void> {
    while (this.#reading) {
      if (this.#reading.next().done) this.#reading = undefined;
      yield 0;
    }
  }

  /** What is known of a position without looking for it. */
  *look(position: string): Work<Finding | undefined> {
    const state = this.#stateOf(position);
    return state === undefined ? undefined : yield* this.lookAt(state);
  }

  *lookAt(state: unknown): Work<Finding | undefined> {
    yield* this.prepare();
    const moves = yield* this.#lines.from(state);
    if (moves !== undefined) return { kind: 'line', moves };
    return this.warner && this.warner.stuck(state).length > 0 ? { kind: 'none' } : undefined;
  }

  /** Whether a solution of a position is known. */
  *knows(state: unknown): Work<boolean> {
    return (yield* this.#lines.from(state)) !== undefined;
  }

  /** What is known of it, or else whatever is found within so many milliseconds. */
  ask(position: string, ms: number, inquirer: Inquirer): Stop {
    return inTurn((next) =>
      doInSlices(this.#around, this.look(position), (known) => {
        if (known) inquirer.found(known);
        else next(this.find(position, ms, inquirer));
      }),
    );
  }

  /** Looks for a solution of any length. */
  find(position: string, ms: number, { told, found }: Inquirer): Stop {
    return inTurn((next) =>
      this.#solver.solve(
        { game: this.#game.id, position, isAny: true, known: this.#lines.latest, ms },
        {
          hear: ({ nodes, answer }) => {
            if (answer) next(doInSlices(this.#around, this.#believe(position, answer), found));
            else told?.(nodes);
          },
          lost: () => found(NOBODY),
        },
      ),
    );
  }

  *#believe(position: string, answer: Answer): Work<Finding> {
    if (answer.kind === 'none') return { kind: 'none' };
    if (answer.kind === 'gaveUp') return { kind: 'unknown', reason: answer.reason };
    const isTrue = yield* this.#lines.adding(position, answer.moves);
    return isTrue ? { kind: 'line', moves: answer.moves } : NOBODY;
  }

  #stateOf(position: string): unknown {
    const read = this.#game.parse(position);
    return read.ok ? openState(this.#game, read.value) : undefined;
  }
}
