import { bad, type Parsed, say } from '../../core/parsed.ts';
import type { Stereo } from '../../sound/stereo.ts';
import type { Order } from './worker.ts';

/** Renders a MIDI file beside the page, which takes seconds. Undefined when nobody wants it any more: then it stops at once. */
export const rendered = (order: Order, signal: AbortSignal): Promise<Parsed<Stereo> | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const finish = (sound?: Parsed<Stereo>): void => {
      // The signal lives as long as the piece is played, and would keep these samples beside those that are heard.
      signal.removeEventListener('abort', leave);
      worker.terminate();
      resolve(sound);
    };
    const leave = (): void => finish();
    worker.onmessage = ({ data }: MessageEvent<Parsed<Stereo>>) => finish(data);
    worker.onerror = (event) => {
      event.preventDefault();
      finish(bad(say('This piece cannot be played here.')));
    };
    signal.addEventListener('abort', leave);
    worker.postMessage(order);
  });
