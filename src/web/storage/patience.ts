/** How often and how long it is waited: a page that was busy or asleep itself has waited only once. */
const WAITS = 10;
const WAIT_MS = 250;

/** What was asked has not answered in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Waits for answers, though not for ever. Once one has not come no other is waited for, until something answers again. */
export class Patience {
  readonly #waits: number;
  #isLost = false;
  #signs = 0;

  constructor(waits = WAITS) {
    this.#waits = waits;
  }

  /** A part of an answer has come: it is waited for the rest from now on. */
  hearPart = (): void => {
    this.#signs += 1;
  };

  wait<T>(answer: Promise<T>): Promise<T> {
    const heard = { isHeard: false };
    const hear = (): void => {
      heard.isHeard = true;
      this.#isLost = false;
    };
    answer.then(hear, (cause) => {
      if (!(cause instanceof NoAnswer)) hear();
    });
    return Promise.race([answer, this.#silence(heard)]);
  }

  async #silence(answer: { readonly isHeard: boolean }): Promise<never> {
    let [waits, signs] = [0, this.#signs];
    while (waits < this.#waits && !this.#isLost && !answer.isHeard) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      waits = signs === this.#signs ? waits + 1 : 0;
      signs = this.#signs;
    }
    if (!answer.isHeard) this.#isLost = true;
    throw new NoAnswer();
  }
}
