import type { Stop } from '../thinking/thinker.ts';
import { isSameStance, type Stance } from './stance.ts';

interface Request<T> extends Stance {
  /** When it may be taken at the earliest. */
  readonly from: number;
  stop: Stop;
  answer: T | undefined;
}

/** Who tells what was thought of, or that nobody answers. */
interface Told<T> {
  hear(answer: T): void;
  lost(): void;
}

/** What somebody was asked about a position: once in each, and none is heard that came too late. The answer waits for its moment. */
export class Awaited<T> {
  readonly #changed: () => void;
  #request: Request<T> | undefined;
  /** Where nobody could be asked. */
  #lostAt: Stance | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isAsked(): boolean {
    return this.#request !== undefined;
  }

  /** When there is an answer to be taken. */
  get due(): number | undefined {
    return this.#request?.answer === undefined ? undefined : this.#request.from;
  }

  /** Whether nobody could be asked there. */
  isLost(stance: Stance): boolean {
    return isSameStance(stance, this.#lostAt);
  }

  /** Asks, unless that was asked already. */
  seek(stance: Stance, from: number, ask: (told: Told<T>) => Stop): void {
    if (isSameStance(stance, this.#request)) return;
    this.stop();
    const request: Request<T> = { ...stance, from, stop: () => {}, answer: undefined };
    this.#request = request;
    request.stop = ask({
      hear: (answer) => {
        request.answer = answer;
        this.#changed();
      },
      lost: () => {
        if (this.#request !== request) return;
        this.lose(request);
        this.#changed();
      },
    });
  }

  /** What was answered and where, once; undefined before it is time. */
  take(now: number): { readonly answer: T; readonly stance: Stance } | undefined {
    const request = this.#request;
    if (request?.answer === undefined || request.from > now) return undefined;
    this.#request = undefined;
    return { answer: request.answer, stance: request };
  }

  /** It is as if nobody had answered there. */
  lose(stance: Stance): void {
    this.#request = undefined;
    this.#lostAt = stance;
  }

  /** Whoever could not be asked is asked again. */
  retry(): void {
    this.#lostAt = undefined;
  }

  stop(): void {
    this.#request?.stop();
    this.#request = undefined;
  }
}
