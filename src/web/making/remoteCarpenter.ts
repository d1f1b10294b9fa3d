import type { Carpenter, Making, Order } from '../../play/making/carpenter.ts';
import type { Listener, Stop } from '../../play/thinking/thinker.ts';
import { WorkerLink } from '../thinking/workerLink.ts';
import type { Wanted } from './makingWorker.ts';

const fresh = (): Worker => new Worker(new URL('./makingWorker.ts', import.meta.url), { type: 'module' });

/** Lets a worker make levels. */
export class RemoteCarpenter implements Carpenter {
  readonly #link = new WorkerLink<Wanted>(fresh);

  make(about: Order, listener: Listener<Making>): Stop {
    return this.#link.ask({ kind: 'make', about }, listener);
  }
}
