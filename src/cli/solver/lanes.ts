import { Worker } from 'node:worker_threads';
import type { Answer } from '../../core/engine.ts';
import { say } from '../../core/parsed.ts';
import { threadsNow } from '../../node/now.ts';
import type { Order, Report } from './laneWorker.ts';
import { Poll } from './poll.ts';
import type { Question } from './question.ts';

/** Milliseconds beyond its time after which somebody who does not look at his clock is ended. */
const GRACE = 250;

/** Milliseconds of the longest timer that there is, 24 days: a longer one would be over at once. */
const LONGEST = 2 ** 31 - 1;

/** Bytes at the most of what all threads share, and which part of the memory it may be. */
const SHARED = 2 ** 24;
const SHARED_PART = 8;

/** Megabytes that a thread takes before it thinks. */
const BASE = 64;

const MEMORY_FULL: Answer = { kind: 'gaveUp', reason: say('The memory is full.'), nodes: 0 };
const TIME_UP: Answer = { kind: 'gaveUp', reason: say('The time is up.'), nodes: 0 };

/** Whoever waits for the report of a thread, or for the end of it. */
interface Listener {
  report(report: Report): void;
  fail(cause: Error): void;
}

/** A thread that thinks about one level after another. */
class Thread {
  readonly #worker: Worker;
  #listener: Listener | undefined;
  /** Until it can be asked. */
  readonly begun: Promise<void>;
  isEnded = false;

  constructor(current: Int32Array, megabytes: number) {
    // The program is one file: the thread runs it too, and main.ts knows that it is none of its own.
    const resourceLimits = { maxOldGenerationSizeMb: BASE + megabytes };
    this.#worker = new Worker(new URL(import.meta.url), { workerData: current, resourceLimits });
    this.#worker.on('message', (report: Report) => this.#listener?.report(report));
    this.begun = new Promise((resolve, reject) => {
      this.#worker.once('message', () => resolve());
      this.#worker.on('error', (cause) => {
        this.isEnded = true;
        this.#listener?.fail(cause);
        reject(cause);
      });
    });
  }

  ask(order: Order, listener: Listener): void {
    this.#listener = {
      ...listener,
      // What it still had to say about the level before.
      report: (report) => report.number === order.number && listener.report(report),
    };
    this.#worker.postMessage(order);
  }

  async end(): Promise<void> {
    this.isEnded = true;
    this.#listener = undefined;
    await this.#worker.terminate();
  }
}

/** Threads in which an engine thinks about one level at the same time, each about a part of what there is to try. */
export class Lanes {
  readonly #current = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #threads: Thread[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Begins the threads that are to think about a level, so that nothing of its time is spent on that. */
  async prepare(question: Question): Promise<void> {
    const { of, bytes } = partsOf(question);
    await Promise.all(Array.from({ length: of }, (_, index) => this.#threadAt(index, bytes).begun));
  }

  /** The first answer that is certain; the others are told to stop, and all are ready for another level. */
  think(question: Question, tell: (done: number) => void): Promise<Answer> {
    const { limits } = question;
    const { of, bytes } = partsOf(question);
    const shared = sharedIn(limits.bytes);
    const number = Atomics.add(this.#current, 0, 1) + 1;
    const [poll, began] = [new Poll(of), threadsNow()];
    return new Promise((resolve, reject) => {
      const end = (answer: Answer): void => {
        this.#stop();
        resolve(answer);
      };
      this.#timer = setTimeout(
        () => {
          this.#endSilent(poll, of);
          end(poll.decide(TIME_UP));
        },
        Math.min(limits.ms + GRACE, LONGEST),
      );
      const hear = (index: number, nodes: number, answer?: Answer): void => {
        if (poll.isDecided) return;
        tell((threadsNow() - began) / limits.ms);
        const decided = poll.hear(index, nodes, answer);
        if (decided) end(decided);
      };
      for (let index = 0; index < of; index++) {
        const task = { lane: { index, of }, memory: bytes, shared };
        this.#threadAt(index, bytes).ask(orderOf(question, { number, end: began + limits.ms, task }), {
          report: ({ nodes, answer }) => hear(index, nodes, answer),
          fail: (cause) => (isOutOfMemory(cause) ? hear(index, 0, MEMORY_FULL) : reject(cause)),
        });
      }
    });
  }

  /** Nobody is to think about anything. */
  #stop(): void {
    clearTimeout(this.#timer);
    Atomics.add(this.#current, 0, 1);
  }

  #threadAt(index: number, bytes: number): Thread {
    const there = this.#threads[index];
    if (there && !there.isEnded) return there;
    const thread = new Thread(this.#current, Math.ceil(bytes / 2 ** 20));
    this.#threads[index] = thread;
    return thread;
  }

  #endSilent(poll: Poll, of: number): void {
    for (const [index, thread] of this.#threads.slice(0, of).entries()) if (poll.isSilent(index)) void thread.end();
  }

  async close(): Promise<void> {
    this.#stop();
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}

const isOutOfMemory = (cause: Error): boolean => 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

const orderOf = (
  { game, level, engine }: Question,
  { number, end, task }: Pick<Order, 'number' | 'end' | 'task'>,
): Order => ({ number, game: game.id, board: level.board, engine: engine.id, end, task });

/** Bytes of what all threads share, a power of two. */
const sharedBytes = (bytes: number): number => Math.min(SHARED, 2 ** Math.floor(Math.log2(bytes / SHARED_PART)));

/** A new one for each level: who is late may still write into the one before. */
const sharedIn = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(sharedBytes(bytes));

/** In how many lanes a level is thought about, and the bytes that each may take. */
const partsOf = ({ engine, limits }: Question): { readonly of: number; readonly bytes: number } => {
  const of = Math.min(limits.threads, engine.lanes ?? 1);
  return { of, bytes: Math.floor((limits.bytes - sharedBytes(limits.bytes)) / of) };
};
