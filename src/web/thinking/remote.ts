import type { Study } from '../../core/mind.ts';
import type { Choice, Examination, Listener, Stop, Thinker } from '../../play/thinking/thinker.ts';
import type { Question, Reply } from './thinkingWorker.ts';

const fresh = (): Worker => new Worker(new URL('./thinkingWorker.ts', import.meta.url), { type: 'module' });

/** A question before it has its number. */
type Asked =
  | { readonly kind: 'choose'; readonly about: Choice }
  | { readonly kind: 'study'; readonly about: Examination };

/** Lets a worker think, which is begun when it is first asked and again after it broke. */
export class RemoteThinker implements Thinker {
  #worker: Worker | undefined;
  #last = 0;
  readonly #listeners = new Map<number, Listener<never>>();

  choose(about: Choice, listener: Listener<string>): Stop {
    return this.#ask({ kind: 'choose', about }, listener);
  }

  study(about: Examination, listener: Listener<Study>): Stop {
    return this.#ask({ kind: 'study', about }, listener);
  }

  /** Nobody asks any more, or not for long: nothing is heard of what was asked. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#listeners.clear();
  }

  #ask(asked: Asked, listener: Listener<never>): Stop {
    this.#last += 1;
    const id = this.#last;
    this.#listeners.set(id, listener);
    this.#say({ id, ...asked });
    return () => {
      if (this.#listeners.delete(id)) this.#say({ id, kind: 'stop' });
    };
  }

  #say(question: Question): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(question);
  }

  #begin(): Worker {
    const worker = fresh();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    const fail = (event: Event): void => {
      event.preventDefault();
      this.#break();
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    return worker;
  }

  #hear(reply: Reply): void {
    const listener = this.#listeners.get(reply.id);
    if (reply.kind === 'lost' || reply.isLast) this.#listeners.delete(reply.id);
    if (reply.kind === 'lost') listener?.lost();
    else listener?.hear(reply.answer as never, reply.isLast);
  }

  #break(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#listeners.values()];
    this.#listeners.clear();
    for (const listener of waiting) listener.lost();
  }
}
