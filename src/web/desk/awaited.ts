import type { Kept } from '../../core/kept.ts';

/** A saved game that was chosen while another pack was on the screen, until its level is there. */
let awaited: { readonly hash: string; readonly kept: Kept } | undefined;

export const awaitLevel = (hash: string, kept: Kept): void => {
  awaited = { hash, kept };
};

/** What waits for a level. Whatever level has come, nothing waits any longer. */
export const takeAwaited = (hash: string | undefined): Kept | undefined => {
  const found = awaited?.hash === hash ? awaited?.kept : undefined;
  awaited = undefined;
  return found;
};
