import type { Cell } from '../../../core/grid.ts';
import type { State } from '../rules.ts';
import type { Setting } from './attempt.ts';
import { floorOf } from './board/floor.ts';

/** A position with one pusher; decoration is left out. */
export const settingOf = ({ warehouse, boxes, pusher }: State): Setting => {
  const floor = floorOf(warehouse);
  const placeOf = (cell: Cell): number => floor.cells.indexOf(cell);
  return { floor, boxes: boxes.filter((cell) => warehouse.inside[cell]).map(placeOf), pusher: placeOf(pusher) };
};
