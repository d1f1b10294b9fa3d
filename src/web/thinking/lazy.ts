import type { Listener, Stop, Thinker } from '../../play/thinking/thinker.ts';

/** Asks whoever thinks, once he is there: he is fetched when somebody asks for the first time. */
const asking = <T>(listener: Listener<T>, ask: (thinker: Thinker) => Stop): Stop => {
  let stop: Stop | undefined;
  let isStopped = false;
  remote().then(
    (thinker) => {
      if (!isStopped) stop = ask(thinker);
    },
    () => {
      if (!isStopped) listener.lost();
    },
  );
  return () => {
    isStopped = true;
    stop?.();
  };
};

let found: Promise<Thinker> | undefined;

/** What could not be fetched is fetched anew the next time. */
const remote = (): Promise<Thinker> => {
  found ??= import('./remote.ts').then(({ RemoteThinker }) => new RemoteThinker());
  found.catch(() => {
    found = undefined;
  });
  return found;
};

/** One for the whole page. */
export const thinker: Thinker = {
  choose: (choice, listener) => asking(listener, (one) => one.choose(choice, listener)),
  study: (examination, listener) => asking(listener, (one) => one.study(examination, listener)),
};
