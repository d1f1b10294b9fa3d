import type { Study } from '../../core/mind.ts';
import type { Choice, Examination, Listener, Stop, Thinker } from '../../play/thinking/thinker.ts';
import type { Thought } from './thinkingWorker.ts';
import { WorkerLink } from './workerLink.ts';

const fresh = (): Worker => new Worker(new URL('./thinkingWorker.ts', import.meta.url), { type: 'module' });

/** Lets a worker think. */
export class RemoteThinker implements Thinker {
  readonly #link = new WorkerLink<Thought>(fresh);

  choose(about: Choice, listener: Listener<string>): Stop {
    return this.#link.ask({ kind: 'choose', about }, listener);
  }

  study(about: Examination, listener: Listener<Study>): Stop {
    return this.#link.ask({ kind: 'study', about }, listener);
  }

  /** Nobody asks any more, or not for long. */
  end(): void {
    this.#link.end();
  }
}
