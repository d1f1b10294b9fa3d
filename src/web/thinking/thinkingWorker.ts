import type { Study } from '../../core/mind.ts';
import { minds } from '../../games/minds.ts';
import { SlicedThinker } from '../../play/thinking/sliced.ts';
import type { Choice, Examination, Listener, Stop } from '../../play/thinking/thinker.ts';

/** What the page asks, under a number of its own, or stops asking. */
export type Question =
  | { readonly id: number; readonly kind: 'choose'; readonly about: Choice }
  | { readonly id: number; readonly kind: 'study'; readonly about: Examination }
  | { readonly id: number; readonly kind: 'stop' };

/** What is answered, under the number of what was asked. */
export type Reply =
  | { readonly id: number; readonly kind: 'heard'; readonly answer: string | Study; readonly isLast: boolean }
  | { readonly id: number; readonly kind: 'lost' };

/** Messages that wait have their turn before what is done later; a timer would make it wait for milliseconds. */
const turns: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => turns.shift()?.();

const thinker = new SlicedThinker({
  minds,
  now: () => performance.now(),
  later: (work) => {
    turns.push(work);
    port2.postMessage(undefined);
  },
});

const going = new Map<number, Stop>();

const reply = (message: Reply): void => postMessage(message);

const listenerFor = (id: number): Listener<string | Study> => ({
  hear: (answer, isLast) => {
    if (isLast) going.delete(id);
    reply({ id, kind: 'heard', answer, isLast });
  },
  lost: () => {
    going.delete(id);
    reply({ id, kind: 'lost' });
  },
});

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  if (data.kind === 'choose') going.set(id, thinker.choose(data.about, listenerFor(id)));
  else if (data.kind === 'study') going.set(id, thinker.study(data.about, listenerFor(id)));
  else {
    going.get(id)?.();
    going.delete(id);
  }
});
