import type { Slicing } from '../../play/thinking/slices.ts';
import type { Listener, Stop } from '../../play/thinking/thinker.ts';
import type { Question, Reply } from './workerLink.ts';

/** Messages that wait have their turn before what is done later; a timer would make it wait for milliseconds. */
const turns: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => turns.shift()?.();

/** What a worker gives to whoever thinks in slices there. */
export const slicing: Slicing = {
  now: () => performance.now(),
  later: (work) => {
    turns.push(work);
    port2.postMessage(undefined);
  },
};

/** Answers what the page asks this worker, until it stops asking. */
export const answerPage = <Asked extends { readonly kind: string }, Answer>(
  ask: (asked: Asked, listener: Listener<Answer>) => Stop,
): void => {
  const going = new Map<number, Stop>();
  const reply = (message: Reply<Answer>): void => postMessage(message);
  const listenerFor = (id: number): Listener<Answer> => ({
    hear: (answer, isLast) => {
      if (isLast) going.delete(id);
      reply({ id, kind: 'heard', answer, isLast });
    },
    lost: () => {
      going.delete(id);
      reply({ id, kind: 'lost' });
    },
  });
  const isAsked = (question: Question<Asked>): question is Asked & { readonly id: number } => question.kind !== 'stop';
  addEventListener('message', ({ data }: MessageEvent<Question<Asked>>) => {
    if (isAsked(data)) going.set(data.id, ask(data, listenerFor(data.id)));
    else {
      going.get(data.id)?.();
      going.delete(data.id);
    }
  });
};
