import { Worker } from 'node:worker_threads';
import { bad, type Parsed, say } from '../../core/parsed.ts';
import { Lane } from '../lane.ts';
import { TooBusyError, TooManyError } from '../tooMuch.ts';
import { Distrust } from './distrust.ts';
import { type Kind, type Order, type Questions, READY, type Report, VERIFYING } from './verifyingWorker.ts';

/** Milliseconds that an answer may take; a replay of a thousand moves takes a few. */
const DEADLINE = 3_000;

/** Milliseconds after which a thread that nobody asks is ended: it has some fifty megabytes, and begins again in a moment. */
const IDLE = 30_000;

/** Questions that may wait, and of one sender: with more of them nobody would be answered in time. */
const WIDTH = { atOnce: 1, ofOne: 40, ofAll: 400 };

/** Megabytes of a thread. */
const MEMORY = { maxOldGenerationSizeMb: 192 };

/** Whoever replays results, and reads packs. */
export interface Verifier {
  /** The sender takes turns with others. */
  ask<K extends Kind>(kind: K, asked: Questions[K]['asked'], sender: string): Promise<Parsed<Questions[K]['answer']>>;
  readonly waiting: number;
  close(): Promise<void>;
}

interface Question extends Omit<Order, 'number'> {
  readonly sender: string;
}

interface Asked extends Question {
  resolve(answer: Parsed<unknown>): void;
  reject(cause: Error): void;
}

/** A thread that answers one question after another, and is ended and replaced when one takes too long. */
export class ThreadVerifier implements Verifier {
  readonly #lane = new Lane(WIDTH);
  readonly #distrust = new Distrust();
  readonly #address: URL;
  readonly #deadline: number;
  readonly #idle: number;
  #thread: Worker | undefined;
  #isReady = false;
  #current: Asked | undefined;
  #number = 0;
  #timer: NodeJS.Timeout | undefined;

  /** The program that the thread runs: the bundle, which knows by `VERIFYING` what it is to do. */
  constructor(address: URL, deadline = DEADLINE, idle = IDLE) {
    this.#address = address;
    this.#deadline = deadline;
    this.#idle = idle;
  }

  /** Whether there is a thread, with all its memory. */
  get isAwake(): boolean {
    return this.#thread !== undefined;
  }

  get waiting(): number {
    return this.#lane.waiting;
  }

  async ask<K extends Kind>(
    kind: K,
    asked: Questions[K]['asked'],
    sender: string,
  ): Promise<Parsed<Questions[K]['answer']>> {
    if (!this.#distrust.isHeard(sender, performance.now())) {
      throw new TooManyError('This asks too much of the server: try again in a minute.');
    }
    const answer = await this.#lane.pass(sender, () => this.#put({ kind, asked, sender }));
    if (!answer.ok) this.#distrust.lied(sender, performance.now());
    return answer as Parsed<Questions[K]['answer']>;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#thread?.terminate();
  }

  #put(question: Question): Promise<Parsed<unknown>> {
    clearTimeout(this.#timer);
    this.#thread ??= this.#begin();
    const { kind, asked } = question;
    const order: Order = { number: ++this.#number, kind, asked };
    this.#thread.postMessage(order);
    if (this.#isReady) this.#hurry();
    return new Promise((resolve, reject) => {
      this.#current = { ...question, resolve, reject };
    });
  }

  #begin(): Worker {
    const thread = new Worker(this.#address, { workerData: VERIFYING, resourceLimits: MEMORY });
    thread.unref();
    // That it starts, on a busy machine, is not counted.
    this.#isReady = false;
    thread.on('message', (said: Report | typeof READY) => thread === this.#thread && this.#hear(said));
    thread.on('error', (cause) => thread === this.#thread && this.#mourn(cause));
    return thread;
  }

  #hear(said: Report | typeof READY): void {
    if (said === READY) {
      this.#isReady = true;
      this.#hurry();
    } else if (said.number === this.#number) this.#answer(said.answer);
  }

  #hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#replace(), this.#deadline);
  }

  #rest(): void {
    const thread = this.#thread;
    this.#thread = undefined;
    void thread?.terminate();
  }

  #mourn(cause: Error): void {
    // The memory was full: what it had to read was too large.
    if (this.#isReady) this.#replace();
    // It could not even begin, as its files are being replaced: nobody's result is refused for that.
    else {
      this.#thread = undefined;
      this.#done()?.reject(new TooBusyError(`No thread could begin: ${cause.message}`));
    }
  }

  #replace(): void {
    const thread = this.#thread;
    this.#thread = undefined;
    void thread?.terminate();
    if (this.#current) this.#distrust.shun(this.#current.sender, performance.now());
    this.#answer(bad(say('To replay this takes too long.')));
  }

  #answer(answer: Parsed<unknown>): void {
    this.#done()?.resolve(answer);
  }

  /** Nobody's question is being answered any more; whose it was. Whoever is next is there before the thread is ended. */
  #done(): Asked | undefined {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), this.#idle).unref();
    const current = this.#current;
    this.#current = undefined;
    return current;
  }
}
