import { TooBusyError, TooManyError } from './tooMuch.ts';
import { Turns } from './turns.ts';

export interface Width {
  /** How many are under way at a time. */
  readonly atOnce: number;
  /** How many wait of one sender, and of all. */
  readonly ofOne?: number;
  readonly ofAll?: number;
}

/** Work that waits for its turn. Senders take turns, so that whoever asks for much waits for himself. */
export class Lane {
  readonly #turns = new Turns<() => void>();
  readonly #width: Required<Width>;
  #running = 0;

  constructor({ atOnce, ofOne = Number.POSITIVE_INFINITY, ofAll = Number.POSITIVE_INFINITY }: Width) {
    this.#width = { atOnce, ofOne, ofAll };
  }

  get waiting(): number {
    return this.#turns.size;
  }

  async pass<T>(sender: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#width.atOnce) this.#running++;
    else await this.#wait(sender);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #wait(sender: string): Promise<void> {
    const { ofOne, ofAll } = this.#width;
    if (this.#turns.of(sender) >= ofOne)
      throw new TooManyError('This asks too much of the server: try again in a minute.');
    if (this.#turns.size >= ofAll) throw new TooBusyError('Too many wait.');
    return new Promise((resolve) => this.#turns.push(sender, resolve));
  }

  /** Whoever is next has the place without anybody slipping in between. */
  #leave(): void {
    const next = this.#turns.shift();
    if (next) next();
    else this.#running--;
  }
}
