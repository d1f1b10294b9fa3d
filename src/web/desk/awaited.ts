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

/** A solution that is to be shown as soon as its level is there. */
let shown: { readonly hash: string; readonly moves: string } | undefined;

export const awaitShown = (hash: string, moves: string): void => {
  shown = { hash, moves };
};

/** The same of what is to be shown. */
export const takeShown = (hash: string | undefined): string | undefined => {
  const found = shown?.hash === hash ? shown?.moves : undefined;
  shown = undefined;
  return found;
};
