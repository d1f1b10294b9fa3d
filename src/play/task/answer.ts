import type { Study } from '../../core/mind.ts';
import { Awaited } from '../opponent/awaited.ts';
import type { Stance } from '../opponent/stance.ts';
import type { Subject, Thinker } from '../thinking/thinker.ts';

/** Milliseconds that a move is seen before it is answered. */
const PAUSE = 600;

/** Positions that are looked at before nobody can tell: about as long as somebody waits for an answer. */
const MOST_NODES = 600_000;

/** The answer to a move of whoever solves a task. */
export class Answer {
  readonly #thinker: Thinker;
  readonly #study: Awaited<Study>;

  constructor(thinker: Thinker, changed: () => void) {
    this.#thinker = thinker;
    this.#study = new Awaited(changed);
  }

  get isSought(): boolean {
    return this.#study.isAsked;
  }

  /** When there is an answer. */
  get due(): number | undefined {
    return this.#study.due;
  }

  /** Whether nobody could be asked there. */
  isLost(stance: Stance): boolean {
    return this.#study.isLost(stance);
  }

  /** Asks whether it is over within so many plies, unless that was asked already. */
  seek(stance: Stance, subject: Subject, within: number, now: number): void {
    if (this.isLost(stance)) return;
    const examination = { ...subject, lines: 1, nodes: MOST_NODES, within };
    this.#study.seek(stance, now + PAUSE, ({ hear, lost }) =>
      this.#thinker.study(examination, { hear: (study, isLast) => isLast && hear(study), lost }),
    );
  }

  /** What was found, once; undefined before it is time. */
  take(now: number): Study | undefined {
    return this.#study.take(now)?.answer;
  }

  /** Whoever could not be asked is asked again. */
  retry(): void {
    this.#study.retry();
  }

  stop(): void {
    this.#study.stop();
  }
}
