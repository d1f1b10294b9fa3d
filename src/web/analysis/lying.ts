import type { Seat } from '../../core/game.ts';
import { row } from '../../core/grid.ts';
import { ownCell } from '../../core/orientation.ts';
import type { View } from '../../core/view.ts';

/** Whose side of the board is seen at the lower edge: the second player's, unless it is turned round. */
export const seatBelow = (view: View): Seat => (row(ownCell(0, view), view) < view.height / 2 ? 1 : 0);
