import { bad, type Parsed, say } from '../../core/parsed.ts';
import type { Loop, Order } from './worker.ts';

/** Renders a MIDI file beside the page, which takes seconds. Undefined when nobody wants it any more: then it stops at once. */
export const rendered = (order: Order, signal: AbortSignal): Promise<Parsed<Loop> | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const finish = (loop?: Parsed<Loop>): void => {
      // The signal lives as long as the piece is played, and would keep these samples beside those that are heard.
      signal.removeEventListener('abort', leave);
      worker.terminate();
      resolve(loop);
    };
    const leave = (): void => finish();
    worker.onmessage = ({ data }: MessageEvent<Parsed<Loop>>) => finish(data);
    // There may be too little memory for it.
    const fail = (event: Event): void => {
      event.preventDefault();
      finish(bad(say('This piece cannot be played here.')));
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    signal.addEventListener('abort', leave);
    worker.postMessage(order);
  });
