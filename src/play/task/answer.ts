import type { Study } from '../../core/mind.ts';
import { isSameStance, type Stance } from '../opponent/stance.ts';
import type { Stop, Subject, Thinker } from '../thinking/thinker.ts';

/** Milliseconds that a move is seen before it is answered. */
const PAUSE = 600;

/** Positions that are looked at before nobody can tell: about as long as somebody waits for an answer. */
const MOST_NODES = 600_000;

interface Request extends Stance {
  /** When it is answered at the earliest. */
  readonly from: number;
  stop: Stop;
  study: Study | undefined;
}

/** The answer to a move: it is looked for once in every position, and waits for its moment. */
export class Answer {
  readonly #thinker: Thinker;
  readonly #changed: () => void;
  #request: Request | undefined;
  #lostAt: Stance | undefined;

  constructor(thinker: Thinker, changed: () => void) {
    this.#thinker = thinker;
    this.#changed = changed;
  }

  get isSought(): boolean {
    return this.#request !== undefined && this.#request.study === undefined;
  }

  /** When there is an answer. */
  get due(): number | undefined {
    return this.#request?.study && this.#request.from;
  }

  /** Whether nobody could be asked there. */
  isLost(stance: Stance): boolean {
    return isSameStance(stance, this.#lostAt);
  }

  /** Asks whether it is over within so many plies, unless that was asked already. */
  seek(stance: Stance, subject: Subject, within: number, now: number): void {
    if (isSameStance(stance, this.#request) || this.isLost(stance)) return;
    this.stop();
    const request: Request = { ...stance, from: now + PAUSE, stop: () => {}, study: undefined };
    this.#request = request;
    request.stop = this.#thinker.study(
      { ...subject, lines: 1, nodes: MOST_NODES, within },
      {
        hear: (study, isLast) => {
          if (!isLast) return;
          request.study = study;
          this.#changed();
        },
        lost: () => this.#lose(request),
      },
    );
  }

  /** What was found, once; undefined before it is time. */
  take(now: number): Study | undefined {
    if ((this.due ?? Number.POSITIVE_INFINITY) > now) return undefined;
    const study = this.#request?.study;
    this.#request = undefined;
    return study;
  }

  /** Whoever could not be asked is asked again. */
  retry(): void {
    this.#lostAt = undefined;
  }

  stop(): void {
    this.#request?.stop();
    this.#request = undefined;
  }

  #lose(request: Request): void {
    if (this.#request !== request) return;
    this.#request = undefined;
    this.#lostAt = request;
    this.#changed();
  }
}
