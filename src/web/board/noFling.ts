import { on } from 'svelte/events';

/** Pixels of the screen that a finger may go and still tap. A browser that itself waits for more tells of none before. */
const TREMBLE = 6;

const distance = (one: Touch, other: Touch): number =>
  Math.hypot(one.screenX - other.screenX, one.screenY - other.screenY);

/**
 * Lets no swipe go on after the finger is gone. Chromium does that even where nothing scrolls (`touch-action: none`), for up
 * to a second and a half, and takes the next tap, on whatever button, as one that ends it: no click comes of that.
 *
 * It has to be told with the first move; later ones it no longer asks about. Safari tells of the smallest moves, and has no
 * click for a touch of which one was taken: a finger that trembles is left alone.
 */
export const noFling = (board: HTMLElement): (() => void) => {
  let from: Touch | undefined;
  let isSwipe: boolean | undefined;
  const begin = ({ touches }: TouchEvent): void => {
    from = touches[0];
    isSwipe = touches.length > 1 || undefined;
  };
  const move = (event: TouchEvent): void => {
    isSwipe ??= distance(event.touches[0]!, from!) > TREMBLE;
    if (isSwipe && event.cancelable) event.preventDefault();
  };
  const ends = [on(board, 'touchstart', begin, { passive: true }), on(board, 'touchmove', move, { passive: false })];
  return () => {
    for (const end of ends) end();
  };
};
