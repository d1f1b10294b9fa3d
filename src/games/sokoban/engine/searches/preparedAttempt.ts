import type { Work } from '../../../../core/work.ts';
import type { Attempt, Finding } from '../attempt.ts';

/** An attempt of somebody who has to find out first where he begins, which may take a while: meanwhile others have their turn, and the clock is looked at. */
export class PreparedAttempt implements Attempt {
  readonly #preparing: Work<Attempt>;
  #attempt: Attempt | undefined;

  constructor(preparing: Work<Attempt>) {
    this.#preparing = preparing;
  }

  get nodes(): number {
    return this.#attempt?.nodes ?? 0;
  }

  get bytes(): number {
    return this.#attempt?.bytes ?? 0;
  }

  get least(): number | undefined {
    return this.#attempt?.least;
  }

  advance(positions: number): Finding | undefined {
    if (!this.#attempt) {
      const next = this.#preparing.next();
      if (!next.done) return undefined;
      this.#attempt = next.value;
    }
    return this.#attempt.advance(positions);
  }
}
