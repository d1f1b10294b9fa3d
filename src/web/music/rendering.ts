import { bad, type Parsed, say } from '../../core/parsed.ts';
import type { Loop, Opening, Order, Report } from './worker.ts';

const fresh = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** There may be too little memory for it. */
export const NOT_HERE = bad(say('This piece cannot be played here.'));

/**
 * Finds or renders the loop of a MIDI file beside the page, which takes seconds; meanwhile openings of it are handed over.
 * Undefined when nobody wants it any more: then it stops at once.
 */
export const rendered = (
  order: Order,
  signal: AbortSignal,
  open: (opening: Opening) => Parsed<unknown>,
): Promise<Parsed<Loop> | undefined> =>
  new Promise((resolve) => {
    const worker = fresh();
    const finish = (loop?: Parsed<Loop>): void => {
      // The signal lives as long as the piece is played, and would keep these samples beside those that are heard.
      signal.removeEventListener('abort', leave);
      // One that has made a loop still keeps it for the next visit.
      if (!loop?.ok) worker.terminate();
      resolve(loop);
    };
    const leave = (): void => finish();
    const fail = (event: Event): void => {
      event.preventDefault();
      finish(NOT_HERE);
    };
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'done') return worker.terminate();
      if (data.kind === 'loop') return finish(data.loop);
      const opened = open(data.opening);
      if (!opened.ok) finish(opened);
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    signal.addEventListener('abort', leave);
    worker.postMessage(order);
  });
