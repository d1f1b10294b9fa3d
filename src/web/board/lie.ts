import { type Orientation, seenView, turnedOnce, UPRIGHT } from '../../core/orientation.ts';
import type { View } from '../../core/view.ts';
import type { Settings } from '../../play/belongings/settings.ts';
import type { Drawable } from './artwork.svelte.ts';
import { boxOf, leastOf } from './glass.svelte.ts';
import { type Room, wholeCell } from './lens.ts';

/** How the player wants boards to lie. */
export const chosenLie = ({ quarters, isMirrored }: Settings): Orientation => ({ quarters, isMirrored });

/** One place for each: who compares them compares the very same. */
const ALL = [0, 1, 2, 3].flatMap((quarters) =>
  [false, true].map((isMirrored) => ({ ...UPRIGHT, quarters, isMirrored }) as Orientation),
);

export const sameLie = ({ quarters, isMirrored }: Orientation): Orientation =>
  ALL.find((one) => one.quarters === quarters && one.isMirrored === isMirrored)!;

/** Turned once more where cells would be too small for a finger, and are not so any more then. */
export const fittedLie = (game: Drawable, view: View, chosen: Orientation, room: Room): Orientation => {
  if (room.width <= 0 || room.height <= 0) return chosen;
  const cellOf = (lie: Orientation): number => wholeCell(boxOf(game, seenView(view, lie)), room);
  const [least, turned] = [leastOf(game), turnedOnce(chosen)];
  return cellOf(chosen) < least && cellOf(turned) >= least ? turned : chosen;
};
