import type { Cell } from '../../core/grid.ts';
import type { Change, View } from '../../core/view.ts';

/** How a picture comes out of the one before it. */
export interface Motion {
  /** Milliseconds that things are on their way. */
  readonly ms: number;
  readonly isFall: boolean;
  /** What has vanished, and from where. */
  readonly vanished: readonly { readonly cell: Cell; readonly look: string }[];
}

/** A single step or push. */
export const STEP_MS = 110;

/** Of a picture that is simply there. */
export const NO_MOTION: Motion = { ms: STEP_MS, isFall: false, vanished: [] };

export const motionOf = ({ happening, gone = [] }: Change, before: View, ms: number): Motion => {
  const lost = happening === 'vanish' ? gone : [];
  const vanished = lost.flatMap((cell) => {
    const look = before.pieces[cell];
    return look === undefined ? [] : [{ cell, look }];
  });
  return { ms, isFall: happening === 'fall', vanished };
};
