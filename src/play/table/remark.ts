import { type Cell, type Direction, neighbour } from '../../core/grid.ts';
import type { Message } from '../../core/parsed.ts';
import type { View } from '../../core/view.ts';
import type { Gesture } from './gesture.ts';

/** A place on the board that something is said about. */
export interface Spot {
  readonly cell: Cell;
  /** Of a step that was refused: which way it went, and the cell at whose edge it met what resists. */
  readonly resistance?: { readonly cell: Cell; readonly direction: Direction };
}

/** Something that is said about a place. The same words with another number are said again. */
export interface Remark extends Spot {
  readonly number: number;
  readonly message: Message;
}

/** Past all that would have to be moved: there is what does not give way. */
const beyond = (from: Cell, direction: Direction, view: View): Cell | undefined => {
  let cell = neighbour(from, direction, view);
  while (cell !== undefined && view.pieces[cell] !== undefined) cell = neighbour(cell, direction, view);
  return cell;
};

/** What a refused gesture was about: where it led, or who was to go. */
export const spotOf = (gesture: Gesture, view: View, who: Cell | undefined): Spot | undefined => {
  if (gesture.kind === 'drag') return { cell: gesture.to };
  if (gesture.kind !== 'step') return { cell: gesture.cell };
  if (who === undefined) return undefined;
  const { direction } = gesture;
  const cell = beyond(who, direction, view);
  return { cell: who, ...(cell !== undefined && { resistance: { cell, direction } }) };
};
