import { Bucket } from '../live/bucket.ts';

/** Milliseconds that somebody is not heard whose question took too long: such are not sent by the page. */
const PENANCE = 60_000;

/** Questions of one sender that may be refused at once, and in a second afterwards: the page sends none that is. */
const MOST_LIES = 20;
const LIES_PER_SECOND = 0.3;

/** Senders that are remembered for what was refused. */
const MOST_DOUBTED = 10_000;

/** Senders that are not heard for a while, and those who may come to that. */
export class Distrust {
  /** Until when, the one who is heard again first at the beginning. */
  readonly #until = new Map<string, number>();
  readonly #doubted = new Map<string, Bucket>();

  /** How many are not heard, as far as nobody has looked whether they are again. */
  get size(): number {
    return this.#until.size;
  }

  isHeard(sender: string, now: number): boolean {
    return (this.#until.get(sender) ?? 0) <= now;
  }

  /** He asked what takes too long. */
  shun(sender: string, now: number): void {
    this.#until.delete(sender);
    for (const [other, until] of this.#until) {
      if (until > now) break;
      this.#until.delete(other);
    }
    this.#until.set(sender, now + PENANCE);
  }

  /** What he said was refused: whoever lies again and again is not heard for a while. */
  lied(sender: string, now: number): void {
    if (this.#doubted.size > MOST_DOUBTED) this.#doubted.clear();
    const bucket = this.#doubted.get(sender) ?? new Bucket(MOST_LIES, LIES_PER_SECOND, now);
    this.#doubted.set(sender, bucket);
    if (!bucket.take(now)) this.shun(sender, now);
  }
}
