import type { Message } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';
import type { Solver } from '../thinking/solver.ts';
import type { Stop } from '../thinking/thinker.ts';
import { askForGrade, type Grading, gradingMessage, gradingResult, type Ungraded } from './grading.ts';

/** The level on a table as somebody who grades it is told of it. */
export const ungradedOf = (table: Table): Ungraded => ({
  game: table.game.id,
  position: table.level.board,
  known: table.judged().find(({ solved }) => solved)?.moves,
});

/** A board that is being graded while somebody looks on: what is to be said of it by now. */
export class GradeInquiry {
  readonly #solver: Solver;
  readonly #asked: Ungraded;
  readonly #changed: () => void;
  #stop: Stop | undefined;
  #message: Message | undefined;
  #grading: Grading | undefined;

  constructor(solver: Solver, asked: Ungraded, changed: () => void) {
    this.#solver = solver;
    this.#asked = asked;
    this.#changed = changed;
  }

  get message(): Message | undefined {
    return this.#message;
  }

  get isGoing(): boolean {
    return this.#stop !== undefined;
  }

  /** What became of it, when it has ended. */
  get grading(): Grading | undefined {
    return this.#grading;
  }

  begin(): void {
    if (this.isGoing) return;
    this.#stop = askForGrade(this.#solver, this.#asked, {
      told: (nodes) => this.#tell(gradingMessage(nodes)),
      found: (grading) => {
        this.#stop = undefined;
        this.#grading = grading;
        this.#tell(gradingResult(grading));
      },
    });
    this.#tell(gradingMessage(0));
  }

  /** Whoever does not want to wait. */
  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#tell(undefined);
  }

  #tell(message: Message | undefined): void {
    this.#message = message;
    this.#changed();
  }
}
