import { Worker } from 'node:worker_threads';
import { bad, type Parsed, say } from '../../core/parsed.ts';
import type { Claim, Verdict } from './verdict.ts';
import { type Order, type Report, VERIFYING } from './verifyingWorker.ts';

/** Milliseconds that a replay may take; one of a thousand moves takes a few. */
const DEADLINE = 3_000;

/** Claims that may wait: with more of them nobody would be answered in time. */
const MOST_WAITING = 200;

/** Megabytes of a thread. */
const MEMORY = { maxOldGenerationSizeMb: 192 };

/** Too many wait already: try again later. */
export class TooBusyError extends Error {}

/** Whoever replays claims. */
export interface Verifier {
  verify(claim: Claim): Promise<Parsed<Verdict>>;
  readonly waiting: number;
  close(): Promise<void>;
}

interface Waiting {
  readonly claim: Claim;
  resolve(verdict: Parsed<Verdict>): void;
}

/** A thread that replays one claim after another, and is ended and replaced when one takes too long. */
export class ThreadVerifier implements Verifier {
  readonly #queue: Waiting[] = [];
  readonly #address: URL;
  #thread: Worker | undefined;
  #current: Waiting | undefined;
  #number = 0;
  #timer: NodeJS.Timeout | undefined;

  /** The program that the thread runs: the bundle, which knows by `VERIFYING` what it is to do. */
  constructor(address: URL) {
    this.#address = address;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  verify(claim: Claim): Promise<Parsed<Verdict>> {
    if (this.#queue.length >= MOST_WAITING) throw new TooBusyError('Too many results wait.');
    return new Promise((resolve) => {
      this.#queue.push({ claim, resolve });
      this.#next();
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#thread?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#queue.shift();
    if (!this.#current) return;
    this.#thread ??= this.#begin();
    const order: Order = { number: ++this.#number, claim: this.#current.claim };
    this.#thread.postMessage(order);
    this.#timer = setTimeout(() => this.#replace(), DEADLINE);
  }

  #begin(): Worker {
    const thread = new Worker(this.#address, { workerData: VERIFYING, resourceLimits: MEMORY });
    thread.unref();
    thread.on('message', ({ number, verdict }: Report) => number === this.#number && this.#answer(verdict));
    // The memory was full: what it had to replay was too large.
    thread.on('error', () => thread === this.#thread && this.#replace());
    return thread;
  }

  #replace(): void {
    const thread = this.#thread;
    this.#thread = undefined;
    void thread?.terminate();
    this.#answer(bad(say('To replay this takes too long.')));
  }

  #answer(verdict: Parsed<Verdict>): void {
    clearTimeout(this.#timer);
    const current = this.#current;
    this.#current = undefined;
    current?.resolve(verdict);
    this.#next();
  }
}
