/** Milliseconds of drawing between two pictures of the page: it goes on scrolling meanwhile. */
const SLICE = 6;

const waiting = new Set<() => void>();
let isAsked = false;

const go = (): void => {
  isAsked = false;
  const end = performance.now() + SLICE;
  for (const work of waiting) {
    waiting.delete(work);
    work();
    if (performance.now() >= end) break;
  }
  ask();
};

const ask = (): void => {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(go);
};

/** Does something when it has its turn, as much of it at once as nobody notices. The answer calls it off. */
export const inTurn = (work: () => void): (() => void) => {
  waiting.add(work);
  ask();
  return () => void waiting.delete(work);
};
