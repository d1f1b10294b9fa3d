import type { Listener, Stop } from '../../play/thinking/thinker.ts';

/** What the page asks, under a number of its own, or stops asking. */
export type Question<Asked> = (Asked & { readonly id: number }) | { readonly id: number; readonly kind: 'stop' };

/** What is answered, under the number of what was asked. */
export type Reply<Answer> =
  | { readonly id: number; readonly kind: 'heard'; readonly answer: Answer; readonly isLast: boolean }
  | { readonly id: number; readonly kind: 'lost' };

/** Asks a worker, which is begun when it is first asked and again after it broke. */
export class WorkerLink<Asked extends object> {
  readonly #fresh: () => Worker;
  #worker: Worker | undefined;
  #last = 0;
  readonly #listeners = new Map<number, Listener<never>>();

  constructor(fresh: () => Worker) {
    this.#fresh = fresh;
  }

  ask(asked: Asked, listener: Listener<never>): Stop {
    this.#last += 1;
    const id = this.#last;
    this.#listeners.set(id, listener);
    this.#say({ id, ...asked });
    return () => {
      if (this.#listeners.delete(id)) this.#say({ id, kind: 'stop' });
    };
  }

  /** Nobody asks any more, or not for long: nothing is heard of what was asked. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#listeners.clear();
  }

  #say(question: Question<Asked>): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(question);
  }

  #begin(): Worker {
    const worker = this.#fresh();
    worker.onmessage = ({ data }: MessageEvent<Reply<never>>) => this.#hear(data);
    const fail = (event: Event): void => {
      event.preventDefault();
      this.#break();
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    return worker;
  }

  #hear(reply: Reply<never>): void {
    const listener = this.#listeners.get(reply.id);
    if (reply.kind === 'lost' || reply.isLast) this.#listeners.delete(reply.id);
    if (reply.kind === 'lost') listener?.lost();
    else listener?.hear(reply.answer, reply.isLast);
  }

  #break(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#listeners.values()];
    this.#listeners.clear();
    for (const listener of waiting) listener.lost();
  }
}
