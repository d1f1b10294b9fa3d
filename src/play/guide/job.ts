import type { Stop } from '../thinking/thinker.ts';

/** What is looked for. */
export type JobKind = 'hint' | 'solve' | 'solvable' | 'undo' | 'improve';

/** Milliseconds that something is looked for at the most, by what it is; of a line, each position of it. */
export const PATIENCE: Readonly<Record<JobKind, number>> = {
  hint: 20_000,
  solve: 60_000,
  solvable: 20_000,
  undo: 5_000,
  improve: 30_000,
};

/** Asks for something that may take long. */
export type Ask<T> = (inquirer: { told(nodes: number): void; found(result: T): void }) => Stop;

/** Something that is looked for, until it is found or nobody wants it any more. */
export class Job<T = unknown> {
  readonly kind: JobKind;
  readonly #done: (result: T, now: number) => void;
  readonly #stop: Stop;
  #nodes = 0;
  #result: { readonly found: T } | undefined;

  constructor(kind: JobKind, ask: Ask<T>, done: (result: T, now: number) => void, changed: () => void) {
    this.kind = kind;
    this.#done = done;
    this.#stop = ask({
      told: (nodes) => {
        this.#nodes = nodes;
        changed();
      },
      found: (found) => {
        this.#result = { found };
        changed();
      },
    });
  }

  /** How many positions were looked at. */
  get nodes(): number {
    return this.#nodes;
  }

  get isDone(): boolean {
    return this.#result !== undefined;
  }

  stop(): void {
    this.#stop();
  }

  /** Does what was to be done with what was found. */
  finish(now: number): void {
    if (this.#result) this.#done(this.#result.found, now);
  }
}
